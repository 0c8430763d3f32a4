import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { readForm } from "#app/lib/form-body.server.ts";
import { rawConnection, statusOf } from "#tests/support/raw-request.ts";
import { bodyBudget } from "./bodies.ts";
import { type HandlerOptions, requestListener } from "./handler.ts";
import { pageCache } from "./page-cache.ts";

let stop: () => void = () => {};
afterEach(() => stop());

/** Serves what `options` say, whose pages are "page" where nothing else is said; gives the port. */
async function serve(options: Partial<HandlerOptions>): Promise<number> {
  const listener: RequestListener = requestListener({
    handleRequest: async () => new Response("page"),
    mayUseAdminAccessToken: () => false,
    staticFile: (_request, path) => (path === "/file.css" ? new Response("file") : null),
    problem: async () => null,
    isStopping: () => false,
    log: pino({ level: "silent" }),
    pages: null,
    siteUrl: undefined,
    trustProxy: true,
    ...options,
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const reader = async (request: Request) => {
  const form = await readForm(request).catch((error: Response) => error);
  return form instanceof Response ? form : new Response("taken");
};

describe("R16 bodies that are being read", () => {
  /** Sends `sent` bytes of a form of 7 MB from `address`, and stops; `answer` is what comes back, if anything does. */
  async function begin(port: number, address: string, sent: number) {
    const { socket } = await rawConnection(port);
    let answer = "";
    socket.on("data", (text: string) => {
      answer += text;
    });
    const lines = [
      "POST /submit HTTP/1.1",
      "Host: localhost",
      `X-Forwarded-For: ${address}`,
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 7000000",
      "",
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"',
      "",
      "",
    ];
    socket.write(lines.join("\r\n"));
    if (sent > 0) socket.write("x".repeat(sent));
    return { socket, answer: () => answer };
  }
  const refused = (all: { answer: () => string }[]) =>
    all.filter(({ answer }) => /^HTTP\/1.1 503[\s\S]+^retry-after: \d+\r$[\s\S]+/im.test(answer()));
  const honest = (port: number) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { ...urlencoded, "X-Forwarded-For": "192.0.2.99" },
      body: "a=1",
    }).then((response) => response.text());

  test("take no more than the budget: who takes most of it is refused, others are served", async () => {
    const bodies = bodyBudget({ bytes: 2_000_000, connections: 20 });
    const port = await serve({ handleRequest: reader, bodies });
    const greedy = await Promise.all(
      Array.from({ length: 24 }, (_, number) => begin(port, `192.0.2.${number % 4}`, 200_000)),
    );
    const modest = await begin(port, "192.0.2.50", 100_000);
    expect(await honest(port)).toBe("taken");
    await expect.poll(() => refused(greedy).length).toBeGreaterThan(14);
    expect(refused(greedy).length).toBeLessThan(20);
    expect(bodies.taken()).toBeLessThanOrEqual(2_000_000);
    expect(refused(greedy)[0]?.answer()).toMatch(/^connection: close\r$/im);
    expect(modest.answer()).toBe("");
    for (const { socket } of [...greedy, modest]) socket.destroy();
    await expect.poll(bodies.taken).toBe(0);
  });

  test("come over so many connections from an address, and no more", async () => {
    const bodies = bodyBudget({ bytes: 10_000_000, connections: 3 });
    const port = await serve({ handleRequest: reader, bodies });
    const first = await Promise.all([1, 2, 3].map(() => begin(port, "192.0.2.1", 10)));
    await expect.poll(bodies.taken).toBeGreaterThan(0);
    const more = await Promise.all([1, 2].map(() => begin(port, "192.0.2.1", 10)));
    await expect.poll(() => refused(more).length).toBe(2);
    expect(refused(first).length).toBe(0);
    expect(await honest(port)).toBe("taken");
    for (const { socket } of first) socket.destroy();
    await expect.poll(bodies.taken).toBe(0);
    const again = await begin(port, "192.0.2.1", 10);
    await expect.poll(bodies.taken).toBeGreaterThan(0);
    expect(again.answer()).toBe("");
  });

  test("count what pieces cost: bytes that come one by one are refused before they are many", async () => {
    const bodies = bodyBudget({ bytes: 500_000, connections: 20 });
    const port = await serve({ handleRequest: reader, bodies });
    const { socket, answer } = await rawConnection(port);
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n";
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${"1\r\nx\r\n".repeat(50_000)}0\r\n\r\n`);
    expect(statusOf(await answer)).toBe(503);
    expect(bodies.taken()).toBe(0);
  });
});

describe("R20 past what the app can do at a time", () => {
  /** An app whose pages wait for `open`. */
  async function slowApp(options: Partial<HandlerOptions> = {}) {
    const gate = Promise.withResolvers<void>();
    let [atWork, most] = [0, 0];
    const handleRequest = async (request: Request) => {
      if (request.method === "POST") await request.text();
      most = Math.max(most, ++atWork);
      await gate.promise;
      atWork -= 1;
      return new Response("page");
    };
    const port = await serve({ handleRequest, maxAtWork: 3, ...options });
    return {
      ask: (path = "/", init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
      port,
      open: gate.resolve,
      most: () => most,
      atWork: () => atWork,
    };
  }

  test("others are told when to come back, and all is well once it is done", async () => {
    const { ask, open, most, atWork } = await slowApp();
    const first = [1, 2, 3].map(() => ask());
    await expect.poll(atWork).toBe(3);
    const others = await Promise.all([ask(), ask("/", { method: "POST", headers: urlencoded, body: "a=1" })]);
    expect(others.map(({ status, headers }) => [status, Number(headers.get("Retry-After")) > 0])).toEqual([
      [503, true],
      [503, true],
    ]);
    expect([(await ask("/healthz")).status, (await ask("/file.css")).status]).toEqual([200, 200]);
    open();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask()).status).toBe(200);
    expect(most()).toBe(3);
  });

  test("kept pages are shown, current or not", async () => {
    const pages = pageCache(async () => "1");
    const lock = await pages.find("/kept\n\n\n\n");
    if (!lock.page) {
      lock.keep(Buffer.from("kept"), {});
      lock.end();
    }
    const { ask, atWork, open } = await slowApp({ pages });
    const first = [1, 2, 3].map((number) => ask(`/${number}`));
    await expect.poll(atWork).toBe(3);
    pages.contentMayHaveChanged();
    expect(await (await ask("/kept")).text()).toBe("kept");
    expect((await ask("/other")).status).toBe(503);
    open();
    await Promise.all(first);
  });

  test("a form that is still on its way takes nobody's place", async () => {
    const { ask, port, atWork, open } = await slowApp();
    for (let number = 0; number < 4; number += 1) {
      const { socket } = await rawConnection(port);
      socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na");
    }
    const asked = ask();
    await expect.poll(atWork).toBe(1);
    open();
    expect((await asked).status).toBe(200);
  });
});

test("/healthz and files wait for nothing, however slow the database is", async () => {
  const port = await serve({ pages: pageCache(() => new Promise(() => {})) });
  for (const path of ["/healthz", "/file.css"])
    expect(
      (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) })).status,
    ).toBe(200);
});

test("who asks for too much from one network is told to wait, and still gets what is kept", async () => {
  const leaving = new AbortController();
  const pages = pageCache(async () => "1");
  let isSlow = false;
  const port = await serve({
    maxAtWork: 10_000,
    pages,
    handleRequest: (_, facts) => {
      facts.sameForAll = true;
      return isSlow ? new Promise(() => {}) : Promise.resolve(new Response("page"));
    },
  });
  const ask = (path: string, address: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "X-Forwarded-For": address },
      ...(signal && { signal }),
    });
  expect((await ask("/kept", "192.0.2.1")).status).toBe(200);
  isSlow = true;
  const refusals: Response[] = [];
  for (let number = 0; number < 800; number += 1)
    void ask(`/${number}`, "192.0.2.1", leaving.signal)
      .then((answer) => refusals.push(answer))
      .catch(() => {});
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  const [refused] = refusals as [Response];
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await ask("/kept", "192.0.2.1")).status).toBe(200);
  isSlow = false;
  expect((await ask("/another", "192.0.2.2")).status).toBe(200);
  leaving.abort();
});

test("C6 a cookie never goes out with what caches may keep, whatever a route does", async () => {
  const answers: Record<string, string> = { "/kept": "public, max-age=60", "/own": "private, no-cache" };
  const port = await serve({
    handleRequest: async ({ url }) =>
      new Response("page", {
        headers: { "Cache-Control": answers[new URL(url).pathname] ?? "", "Set-Cookie": "session=ama" },
      }),
  });
  const cookies = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.getSetCookie();
  expect(await cookies("/kept")).toEqual([]);
  expect(await cookies("/own")).toEqual(["session=ama"]);
});
