import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Answer = { status: number; headers: Headers; body: Uint8Array };

/** How much of a refused body is read off, and for how long (milliseconds). */
const overrun = { bytes: 8 * 1024 * 1024, time: 2_000 };

/** May answer before the body has come: hanging up at once would reset the connection, and the answer be lost. */
export async function send(outgoing: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  const incoming = outgoing.req;
  outgoing.writeHead(status, [...headers].flat());
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.write(incoming.method === "HEAD" ? "" : body);
  const enough = new AbortController();
  const ranOut = new Promise<void>((resolve) => {
    let bytes = 0;
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > overrun.bytes) resolve();
    });
    for (const event of ["end", "close", "error"]) incoming.once(event, resolve);
    incoming.resume();
  });
  const late = wait(overrun.time, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([ranOut, late]);
  enough.abort();
  outgoing.end();
}
