import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { createContext } from "react-router";
import { isKnown } from "#app/lib/etag.ts";
import { bodyOf, type KeptPage, type Turn } from "./page-cache.ts";
import { secure } from "./security-headers.ts";
import type { Answer } from "./send.ts";

/** Set by pages that look the same to every signed-out visitor. */
export const sameForAllContext = createContext(false);

/** Keeps a new page and gives it its tag; one that sets a cookie is personal and not kept. */
export function keepPage(turn: Turn, request: Request, made: Answer, https: boolean): Answer {
  const { headers, body } = made;
  if (headers.has("Set-Cookie")) return made;
  const lasting = new Headers(headers);
  secure(lasting, https);
  lasting.append("Vary", "Accept-Encoding");
  const { etag } = turn.keep(Buffer.from(body), Object.fromEntries(lasting));
  headers.set("ETag", etag);
  const known = isKnown(request.headers.get("If-None-Match"), etag);
  return known ? { status: 304, headers, body: new Uint8Array() } : made;
}

/** Sends a kept page, or 304. */
export async function sendKeptPage(
  page: KeptPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { log, isStopping }: { log: Logger; isStopping: () => boolean },
): Promise<void> {
  const started = performance.now();
  const id = randomUUID();
  const known = isKnown(incoming.headers["if-none-match"], page.etag);
  const body = bodyOf(page, known ? undefined : incoming.headers["accept-encoding"]);
  const { bytes, headers } = body instanceof Promise ? await body : body;
  const own = ["x-request-id", id, ...(isStopping() ? ["connection", "close"] : [])];
  const status = known ? 304 : 200;
  // A 304 has no body; Content-Length is the last pair.
  outgoing
    .writeHead(status, [...(known ? headers.slice(0, -2) : headers), ...own])
    .end(known ? undefined : bytes);
  const path = incoming.url?.split("?")[0];
  const ms = Math.round(performance.now() - started);
  log.info({ id, method: incoming.method, path, status, ms }, "request");
}
