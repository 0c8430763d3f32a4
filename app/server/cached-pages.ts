import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { createContext } from "react-router";
import { matchesEntityTag } from "#app/lib/etag.ts";
import { bodyOf, type CachedPage, type PageLock } from "./page-cache.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import type { Answer } from "./send.ts";

/** Set by pages that look the same to every signed-out visitor. */
export const sameForAllContext = createContext(false);

/** Keeps a new page and gives it its tag; one that sets a cookie is personal and not kept. */
export function cachePage(lock: PageLock, request: Request, made: Answer, https: boolean): Answer {
  const { headers, body } = made;
  if (headers.has("Set-Cookie")) return made;
  const kept = new Headers(headers);
  setSecurityHeaders(kept, https);
  kept.append("Vary", "Accept-Encoding");
  const { etag } = lock.keep(Buffer.from(body), Object.fromEntries(kept));
  headers.set("ETag", etag);
  const known = matchesEntityTag(request.headers.get("If-None-Match"), etag);
  return known ? { status: 304, headers, body: new Uint8Array() } : made;
}

type Sending = {
  log: Logger;
  isStopping: () => boolean;
  countedEveryMs?: number;
};

/** Sends a kept page, or 304. A line for each would be most of the log: they are counted. */
export function cachedPageSender({ log, isStopping, countedEveryMs = 60_000 }: Sending) {
  let sent = 0;
  const count = () => {
    sent += 1;
    if (sent > 1) return;
    setTimeout(() => {
      log.info({ pages: sent }, "kept pages sent");
      sent = 0;
    }, countedEveryMs).unref();
  };

  return async (page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    count();
    const known = matchesEntityTag(incoming.headers["if-none-match"], page.etag);
    const body = bodyOf(page, known ? undefined : incoming.headers["accept-encoding"]);
    const { bytes, headers } = body instanceof Promise ? await body : body;
    const own = ["x-request-id", randomUUID(), ...(isStopping() ? ["connection", "close"] : [])];
    // A 304 has no body; Content-Length is the last pair.
    outgoing
      .writeHead(known ? 304 : 200, [...(known ? headers.slice(0, -2) : headers), ...own])
      .end(known ? undefined : bytes);
  };
}
