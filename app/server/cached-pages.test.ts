import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { expect, test } from "vitest";
import { cachedPageSender } from "./cached-pages.ts";

test("kept pages write no line each, but one now and then with their number", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info", base: null }, { write: (line: string) => lines.push(line) });
  const send = cachedPageSender({ log, isStopping: () => false, countedEveryMs: 100 });
  const page = { html: Buffer.from("kept"), etag: '"1"', headers: {}, bodies: new Map() };
  const server = createServer((incoming, outgoing) => {
    void send({ ...page, version: "1", madeAt: 0, soundAt: 0 }, incoming, outgoing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const ask = (headers = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  await Promise.all([ask(), ask(), ask({ "If-None-Match": '"1"' })]);
  await expect.poll(() => lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, pages: 3 }]);
  await ask();
  await expect.poll(() => lines.length).toBe(2);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ pages: 1 });
  server.close();
  server.closeAllConnections();
});
