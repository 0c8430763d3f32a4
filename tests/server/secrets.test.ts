import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { people } from "#tests/support/people.ts";
import { rawConnection } from "#tests/support/raw-request.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, visitor } from "#tests/support/visitor.ts";

/** One built server, and where its secrets and those of people must not stand. */
const site = await testSite({});
const anybody = visitor(site.url);
const ama = await signedIn(site.url, "ama");

/** What the server has made for itself. */
async function ownSecrets(): Promise<string[]> {
  return Object.values(JSON.parse(await readFile(join(site.folder, "secrets.json"), "utf8")));
}

test("R13 the log is JSON with an id for each request, and holds nothing that people keep to themselves", async () => {
  const response = await ama.ask("/logos?search=a-private-search");
  await anybody.ask("/enhance.js");
  await anybody.ask("/assets/no-such-script.js");
  await anybody.ask("/newsletter/confirm/a-token-that-is-a-secret-of-somebody");
  const id = response.headers.get("X-Request-Id");
  await response.text();
  await expect
    .poll(() => site.log.some((line) => line.includes("newsletter/confirm")), { timeout: 10_000 })
    .toBe(true);
  const lines = site.log.map((line) => JSON.parse(line));
  const user = await site.idOf("ama");
  const line = lines.find((entry) => entry.id === id);
  expect(line).toMatchObject({ level: "info", method: "GET", path: "/logos", status: 200, user });
  expect(Object.keys(line).sort()).toEqual([
    "id",
    "level",
    "method",
    "ms",
    "msg",
    "path",
    "status",
    "time",
    "user",
  ]);
  const requests = lines.filter(({ msg }) => msg === "request");
  expect(requests.filter(({ id }) => !id)).toEqual([]);
  // A file that was sent is not worth a line, one that is missing is.
  expect(requests.filter(({ path }) => path.endsWith(".js"))).toEqual([
    expect.objectContaining({ path: "/assets/no-such-script.js", status: 404 }),
  ]);
  const cookies = ama
    .cookie()
    .split("; ")
    .map((pair) => pair.slice(pair.indexOf("=") + 1));
  const kept = [
    people.ama.password,
    people.ama.email,
    "a-private-search",
    "a-token-that-is",
    "status.eq",
    ...cookies,
  ];
  const all = site.log.join("\n");
  for (const secret of [...kept, ...(await ownSecrets())]) expect(all).not.toContain(secret);
});

test("R13 no line is longer than 2 KB, whatever is asked", async () => {
  const path = `/no/such/${"%22/".repeat(4_000)}`;
  expect((await anybody.ask(path, { headers: { "User-Agent": "u".repeat(4_000) } })).status).toBe(404);
  const line = () => site.log.find((text) => text.includes('"path":"/no/such/'));
  await expect.poll(line, { timeout: 10_000 }).toBeDefined();
  expect(JSON.parse(line() ?? "")).toMatchObject({ method: "GET", status: 404 });
  expect(site.log.filter((text) => Buffer.byteLength(text) >= 2_048)).toEqual([]);
});

test("R13 whoever hangs up before their answer is there stands in the log as well", async () => {
  const body = "email=noa%40example.com&password=wrong";
  const { socket, answer } = await rawConnection(site.port);
  socket.write(
    [
      "POST /login HTTP/1.1",
      `Host: 127.0.0.1:${site.port}`,
      `Origin: ${site.url}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "",
      body,
    ].join("\r\n"),
  );
  // A refused sign-in takes longer than this, however fast the machine.
  await setTimeout(200);
  socket.destroy();
  expect(await answer).toBe("");
  const line = () =>
    site.log.map((text) => JSON.parse(text)).find(({ path, status }) => path === "/login" && status !== 303);
  await expect.poll(line, { timeout: 10_000 }).toMatchObject({ msg: "request", method: "POST" });
});

test("R13 of an error the log says what failed and the database's code, and nothing that was typed", async () => {
  await site.sql(
    "alter table public.contact_messages add constraint refuses_all check (message is null) not valid",
  );
  const response = await anybody.post("/contact", {
    submissionId: randomUUID(),
    name: "Someone",
    email: "somebody.private@example.com",
    subject: "A private subject",
    message: "A message that is between the two of us.",
  });
  expect(response.status).toBe(503);
  const logged = (message: string) => site.log.find((line) => line.includes(`"msg":"${message}"`));
  await expect.poll(() => logged("A contact message could not be stored"), { timeout: 10_000 }).toBeDefined();
  expect(JSON.parse(logged("database error") ?? "")).toMatchObject({ err: { code: "23514" } });
  const all = site.log.join("\n");
  for (const typed of ["Someone", "somebody.private", "A private subject", "between the two"])
    expect(all).not.toContain(typed);
});

test("Z13 nothing secret is in what browsers load", async () => {
  const client = join(import.meta.dirname, "../../build/client");
  const names = await readdir(client, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => /\.(?:js|css|html|json|map)$/.test(name))
      .map((name) => readFile(join(client, name), "utf8")),
  );
  const words = [
    "SECRET_KEY",
    "SESSION_SECRET",
    "ADMIN_CODE",
    "ADMIN_ACCESS_TOKEN",
    "sb_secret_",
    "service_role",
    "jwt_secret",
    "process.env",
  ];
  expect(files.length).toBeGreaterThan(10);
  const secrets = [...words, ...(await ownSecrets())];
  for (const file of files) for (const secret of secrets) expect(file).not.toContain(secret);
});
