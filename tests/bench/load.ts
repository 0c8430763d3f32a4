import { connect } from "node:net";

export type Load = { requests: number; seconds: number; bad: number };
type Ask = { port: number; path: () => string; headers?: Record<string, string> };
type Until = { seconds: number } | { requests: number };

/**
 * Asks a server of this machine for pages over 16 connections that are kept, each for the next when it has its answer.
 * `bad` counts answers other than 200, and connections that broke.
 */
export async function load({ port, path, headers = {} }: Ask, until: Until): Promise<Load> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  let requests = 0;
  let bad = 0;
  let asked = 0;
  const started = performance.now();
  const goesOn = () =>
    "seconds" in until ? performance.now() - started < until.seconds * 1000 : asked < until.requests;

  const one = () =>
    new Promise<void>((done) => {
      let isWhole = readsAnswer();
      const ask = () => {
        asked += 1;
        isWhole = readsAnswer();
        socket.write(`GET ${path()} HTTP/1.1\r\n${lines.join("")}\r\n`);
      };
      const read = (bytes: number) => {
        const status = isWhole(buffer.subarray(0, bytes));
        if (!status) return true;
        requests += 1;
        if (status !== "200") bad += 1;
        if (goesOn()) ask();
        else socket.end();
        return true;
      };
      const buffer = Buffer.alloc(256 * 1024);
      const socket = connect({ port, host: "127.0.0.1", onread: { buffer, callback: read } }).setNoDelay();
      socket.on("connect", ask);
      socket.on("error", () => {
        bad += 1;
        done();
      });
      socket.on("close", () => done());
    });
  await Promise.all(Array.from({ length: 16 }, one));

  const seconds = (performance.now() - started) / 1000;
  return { requests, seconds, bad };
}

/**
 * Reads an answer chunk by chunk, and gives its status once it has come to its end: by its length, or by the last of its
 * chunks. What has come is counted, not kept: an asker that is slower than the server would measure itself.
 */
function readsAnswer(): (chunk: Buffer) => string | null {
  let head: Buffer | null = Buffer.alloc(0);
  let status = "";
  let missing: number | null = null;
  let tail = Buffer.alloc(0);
  return (chunk) => {
    let body = chunk;
    if (head) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return null;
      const text = head.toString("latin1", 0, end);
      status = text.slice(9, 12);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      missing = length === undefined ? null : Number(length);
      body = head.subarray(end + 4);
      head = null;
    }
    if (missing !== null) {
      missing -= body.length;
      return missing <= 0 ? status : null;
    }
    tail = Buffer.concat([tail, body.subarray(-5)]).subarray(-5);
    return tail.toString("latin1") === "0\r\n\r\n" ? status : null;
  };
}
