import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { rawConnection, sendRaw, statusOf } from "#tests/support/raw-request.ts";
import { renderersOf } from "#tests/support/renderers.ts";
import { formAddresses } from "#tests/support/routes.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server, and the forms that somebody may send it. */
const site = await testSite();
const slow = trickle();
/** What came first: the end of the slow one, or a page for somebody else. */
const served = Promise.race([
  slow.then(() => "cut"),
  visitor(site.url)
    .ask("/")
    .then(({ status }) => status),
]);
const adjoa = await signedIn(site.url, "adjoa");

/** A form that promises a thousand bytes and sends none of them after the first. */
async function trickle(): Promise<string> {
  const head = ["POST /contact HTTP/1.1", "Host: localhost", "Content-Length: 1000"];
  const type = "Content-Type: application/x-www-form-urlencoded";
  const { socket, answer } = await rawConnection(site.port);
  socket.write(`${[...head, type, "", ""].join("\r\n")}n`);
  const drip = setInterval(() => socket.write("a"), 1_000);
  return answer.finally(() => clearInterval(drip));
}

const forms = await formAddresses(randomUUID());

describe("a form of another site", () => {
  const strange: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];

  test("C1 C2 is refused at every address, and nothing changes", async () => {
    const before = await fingerprint();
    for (const path of [...forms, "/submit.data", "/no/such/page"])
      for (const headers of strange) {
        const response = await adjoa.post(path, { theme: "dark", name: "Evil", kind: "logo" }, headers);
        expect([path, headers, response.status]).toEqual([path, headers, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    expect(await fingerprint()).toEqual(before);
    expect((await adjoa.ask("/dashboard")).status).toBe(200);
  });

  const fingerprint = () =>
    Promise.all(["auth.users", "auth.sessions", "logos", "submission_drafts", "audit_log"].map(site.count));

  test("C1 one of this site, and one of no browser at all, are taken", async () => {
    const browser = visitor(site.url);
    const ours: Record<string, string>[] = [{ Origin: site.url }, { "Sec-Fetch-Site": "same-origin" }, {}];
    for (const headers of ours)
      expect((await browser.post("/theme", { theme: "dark" }, headers)).status).toBe(303);
  });
});

// Whoever posts to these is signed out afterwards, whatever the body says.
const endsSession = /\/(?:logout|sessions)$/;
const readByAnybody = new Set([
  "/login",
  "/signup",
  "/submit",
  "/theme",
  "/draft",
  "/contact",
  "/newsletter",
]);

test.each(forms.filter((path) => !endsSession.test(path)))(
  "I7 %s refuses a broken form, and never calls it a fault of ours",
  async (path) => {
    const multipart = { "Content-Type": "multipart/form-data; boundary=b" };
    const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
    const bodies: [Record<string, string>, string][] = [
      [multipart, "--b\r\nContent-Disposition: form-data; na"],
      [multipart, "no boundary at all"],
      [{ "Content-Type": "multipart/form-data" }, "no boundary named"],
      [multipart, `${part("a").repeat(1_001)}--b--\r\n`],
      [urlencoded, "a=1&".repeat(1_001)],
      [urlencoded, "email=%E0%A4%A&%ZZ"],
      [urlencoded, "__proto__=1&constructor[prototype][x]=1&email[0]=a"],
      [{ "Content-Type": "application/json" }, "{}"],
    ];
    for (const [headers, body] of bodies) {
      const { status } = await adjoa.ask(path, { method: "POST", headers, body });
      const refused = readByAnybody.has(path) ? [400, 413, 415].includes(status) : status < 500;
      expect([body.slice(0, 40), status, refused]).toEqual([body.slice(0, 40), status, true]);
    }
    const names = ["email", "password", "name", "kind", "theme", "returnTo"];
    const repeated = await adjoa.post(path, Object.fromEntries(names.map((name) => [name, ["a", "b"]])));
    expect(repeated.status).toBeLessThan(500);
  },
);

test("F10 a file of 2 MB and one byte is refused, and what was typed is kept", async () => {
  const image = new File(["x".repeat(2 * 1024 * 1024 + 1)], "big.svg");
  const response = await visitor(site.url).post("/submit", submittedLogo({ title: "Too large", image }));
  expect(response.status).toBe(413);
  expect(await response.text()).toMatch(
    /value="Too large"[\s\S]*Image size exceeds 2MB limit|Image size exceeds 2MB limit[\s\S]*value="Too large"/,
  );
});

const post = (...headers: string[]) =>
  [
    "POST /submit HTTP/1.1",
    "Host: localhost",
    "Content-Type: multipart/form-data; boundary=b",
    ...headers,
    "",
    "",
  ].join("\r\n");

test("F10 a body that says it is too large is not waited for", async () => {
  expect(statusOf(await sendRaw(site.port, post("Content-Length: 9000000000")))).toBe(413);
});

test("F10 a body without a length is read to 8 MB and no further", async () => {
  const { socket, answer } = await rawConnection(site.port);
  socket.write(`${post("Transfer-Encoding: chunked")}`);
  const piece = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const pump = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on("drain", pump);
  pump();
  expect(statusOf(await answer)).toBe(413);
  // What lies in buffers on the way counts as written, so the line is not drawn at 8 MB.
  expect(socket.bytesWritten).toBeLessThan(40 * 1024 * 1024);
});

test("F10 a length that is too short gives a broken form, not somebody else's request", async () => {
  const smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const answer = await sendRaw(site.port, `${post("Content-Length: 2", "Connection: close")}--${smuggled}`);
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toContain("alive");
});

test("F12 a file's name decides nothing: the key is a random folder and a random name", async () => {
  const ama = await signedIn(site.url, "ama");
  const sent = await ama.post("/submit", submittedLogo({ image: drawing("../../../../evil\0.svg") }));
  expect(sent.status).toBe(303);
  const [row] = await site.sql<{ image_url: string }>("select image_url from logos");
  const picture = row?.image_url ?? "";
  expect(picture).toMatch(/^\/files\/logos\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.svg$/);
  expect(picture).not.toContain(await site.idOf("ama"));
  const stored = await readdir(join(site.folder, "storage"), { recursive: true });
  expect(stored.filter((name) => name.includes("evil"))).toEqual([]);
});

test.each(["../secrets.json", "%2e%2e/%2e%2e/secrets.json", "..%5csecrets.json", "%00", "x".repeat(300)])(
  "F12 /files/logos/%s is not there",
  async (name) => {
    const answer = await sendRaw(
      site.port,
      `GET /files/logos/${name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain("jwtSecret");
  },
);

test("F4 a drawing that takes too long is refused, while others were served, whose pictures come afterwards", async () => {
  const grown = `<filter id="a">${'<feMorphology operator="dilate" radius="5"/>'.repeat(2)}</filter>`;
  const image = drawing("slow.svg", `${grown}<path filter="url(#a)" d="M0 0h9v9z"/>`);
  let isChecked = false;
  const refused = visitor(site.url)
    .post("/submit", submittedLogo({ title: "Too slow", image }))
    .finally(() => {
      isChecked = true;
    });
  const [renderer] = await vi.waitUntil(() => {
    const renderers = renderersOf(site.child.pid);
    return renderers.length > 0 && renderers;
  });
  const waits: number[] = [];
  while (!isChecked) {
    const before = performance.now();
    expect((await visitor(site.url).ask(`/jargon?search=${randomUUID()}`)).status).toBe(200);
    waits.push(performance.now() - before);
  }
  expect(waits.length).toBeGreaterThan(1);
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]).toBeLessThan(2000);
  expect((await refused).status).toBe(400);
  expect(await (await refused).text()).toContain("too complex");
  expect(renderersOf(site.child.pid)).not.toContain(renderer);
  const sent = await adjoa.post("/submit", submittedLogo({ title: "Soon drawn", image: drawing() }));
  expect(sent.status).toBe(303);
});

test("F11 one at a byte a second is cut after 30 seconds, while others were served", async () => {
  expect(await served).toBe(200);
  expect(statusOf(await slow)).toBe(408);
});
