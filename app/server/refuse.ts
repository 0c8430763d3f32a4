import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "./page-response.ts";

/** How much of a refused body is let run out, and for how long (milliseconds). */
const overrun = { bytes: 8 * 1024 * 1024, time: 2_000 };

/**
 * Answers before the body of a request has come. Hanging up at once would reset the connection, and the sender
 * would never see why it was refused: so a little more is thrown away first.
 */
export async function refuse(outgoing: ServerResponse, { response, bytes }: Answer): Promise<void> {
  const body = bytes ?? new Uint8Array(await response.arrayBuffer());
  response.headers.set("Content-Length", String(body.byteLength));
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.write(outgoing.req.method === "HEAD" ? "" : body);
  const enough = new AbortController();
  const ranOut = new Promise<void>((resolve) => {
    let bytes = 0;
    outgoing.req.on("data", (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > overrun.bytes) resolve();
    });
    for (const event of ["end", "close", "error"]) outgoing.req.once(event, resolve);
    outgoing.req.resume();
  });
  const late = wait(overrun.time, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([ranOut, late]);
  enough.abort();
  outgoing.end();
}
