import { connect } from "node:net";

export type Load = { requests: number; seconds: number; p50: number; p99: number; bad: number };
type Ask = { port: number; path: () => string; headers?: Record<string, string> };
type Until = { seconds: number } | { requests: number };

/**
 * Asks a server of this machine for pages over `connections` connections that are kept, each the next when it has its
 * answer. `bad` counts answers other than 200, and connections that broke.
 */
export async function load({ port, path, headers = {} }: Ask, until: Until, connections = 16): Promise<Load> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const times: number[] = [];
  let bad = 0;
  let asked = 0;
  const started = performance.now();
  const goesOn = () =>
    "seconds" in until ? performance.now() - started < until.seconds * 1000 : asked < until.requests;

  const one = () =>
    new Promise<void>((done) => {
      const socket = connect(port, "127.0.0.1").setNoDelay();
      let since = 0;
      let answer: Buffer = Buffer.alloc(0);
      const ask = () => {
        asked += 1;
        since = performance.now();
        answer = Buffer.alloc(0);
        socket.write(`GET ${path()} HTTP/1.1\r\n${lines.join("")}\r\n`);
      };
      socket.on("connect", ask);
      socket.on("data", (chunk: Buffer) => {
        answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
        if (!isWhole(answer)) return;
        times.push(performance.now() - since);
        if (answer.toString("latin1", 9, 12) !== "200") bad += 1;
        if (goesOn()) ask();
        else socket.end();
      });
      socket.on("error", () => {
        bad += 1;
        done();
      });
      socket.on("close", () => done());
    });
  await Promise.all(Array.from({ length: connections }, one));

  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds, p50: at(0.5), p99: at(0.99), bad };
}

/** Whether an answer has come to its end: by its length, or by the last of its chunks. */
function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString("latin1", 0, end))?.[1];
  return length === undefined
    ? answer.subarray(-5).toString("latin1") === "0\r\n\r\n"
    : answer.length >= end + 4 + Number(length);
}
