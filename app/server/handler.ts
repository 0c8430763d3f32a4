import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { addressKey } from "#app/lib/client-address.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { serverTiming, timeRequest } from "#app/lib/server-timing.server.ts";
import { serveVisitor } from "#app/lib/visitor.server.ts";
import { languageOfPath } from "#app/words/languages.ts";
import { type BodyBudget, bodyBudget } from "./bodies.ts";
import { cachedPageSender, cachePage } from "./cached-pages.ts";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";
import { pageBudget } from "./page-budget.ts";
import { type PageCache, type PageLock, pageKey } from "./page-cache.ts";
import { isPartOfPages, setSecurityHeaders } from "./security-headers.ts";
import { type Answer, send } from "./send.ts";

export type HandlerOptions = {
  /** Answers all but files and health checks; fills `facts` for the log. */
  handleRequest: (request: Request, facts: RequestFacts) => Promise<Response>;
  mayUseAdminAccessToken: (
    method: string | undefined,
    url: string,
    address: string,
  ) => Promise<boolean> | false;
  staticFile: (request: Request, path: string) => Response | null;
  problem: () => Promise<string | null>;
  isStopping: () => boolean;
  log: Logger;
  pages: PageCache | null;
  bodies?: BodyBudget;
  /** How many requests `handleRequest` works on at a time; one whose body has not come is not work yet. */
  maxAtWork?: number;
  /** Without it, the Host header tells. */
  siteUrl: string | undefined;
  trustProxy: boolean;
};

type RequestFacts = {
  mayUseAdminAccessToken: boolean;
  user?: string;
  sameForAll?: boolean;
  beLong?: () => void;
};
type Asked = { incoming: IncomingMessage; address: string; key: string | null; facts: RequestFacts };

/** OPTIONS is for other sites' scripts that ask the API first. */
const methods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The app as a listener for node:http: checks, limits, headers, compression, one log line a request. */
export function requestListener(options: HandlerOptions): RequestListener {
  const { pages, isStopping, log, siteUrl, trustProxy, bodies = bodyBudget(), maxAtWork = 200 } = options;
  const https = siteUrl?.startsWith("https:") ?? false;
  const sendCachedPage = cachedPageSender({ log, isStopping });
  const begun = new Set<IncomingMessage>();
  const budget = pageBudget();
  const isBusy = () =>
    begun.size >= maxAtWork && [...begun].filter(({ complete }) => complete).length >= maxAtWork;

  /** A page of the app, made or kept, unless there is too much to do. */
  async function askApp(request: Request, { incoming, address, key, facts }: Asked) {
    const busy = isBusy();
    const stale = busy && key && pages?.stale(key);
    if (stale) return stale;
    const body = busy ? null : bodies.follow(request, incoming, addressKey(address));
    if (!body) {
      await request.body?.cancel();
      return read(
        plainAnswer(503, "We’re too busy right now. Please try again soon.", { "Retry-After": "5" }),
      );
    }
    begun.add(incoming);
    facts.beLong = body.beLong;
    let lock: PageLock | null = null;
    try {
      const found = key && pages ? await pages.find(key) : null;
      if (found?.page) return found.page;
      lock = found;
      const isRead = safeMethods.has(request.method);
      const retryAfter = isRead ? budget.retryAfter(addressKey(address)) : null;
      if (retryAfter !== null) return (key && pages?.stale(key)) || read(tooManyPages(retryAfter));
      const make = async () => read(addAllowHeader(await options.handleRequest(body.request, facts)));
      const made = await (isRead ? budget.spend(addressKey(address), () => begun.size, make) : make());
      return lock && facts.sameForAll ? cachePage(lock, request, made, https) : made;
    } finally {
      lock?.end();
      body.end();
      begun.delete(incoming);
      if (!safeMethods.has(request.method)) pages?.contentMayHaveChanged();
    }
  }

  const listen = async (asked: Asked, outgoing: ServerResponse) => {
    const { incoming, facts } = asked;
    const started = performance.now();
    const id = randomUUID();
    let path = incoming.url?.split("?")[0] ?? "/";
    let isFile = false;
    let answered: Answer;
    try {
      if (!methods.has(incoming.method ?? "")) {
        answered = await read(notAllowed([...methods]));
      } else {
        const request = readRequest(incoming, outgoing, id, options);
        path = new URL(request.url).pathname;
        const file = options.staticFile(request, path);
        isFile = file !== null;
        const simple = file ?? (await answerSimply(request, path, options));
        const found = simple ? await read(simple) : await askApp(request, asked);
        if ("html" in found) return sendCachedPage(found, incoming, outgoing);
        answered = await compressed(found, request.headers.get("Accept-Encoding"));
      }
    } catch (error) {
      const malformed = error instanceof UnreadableRequest;
      if (!malformed) log.error({ id, path, err: error }, "request failed");
      answered = await read(
        malformed
          ? plainAnswer(400, "Bad Request")
          : plainAnswer(500, "An unexpected error occurred. Please try again."),
      );
    }
    const { status, headers } = answered;
    if (!isPartOfPages(headers)) {
      headers.set("X-Request-Id", id);
      // Not for forms: the time a password takes would tell an attacker something.
      if (safeMethods.has(incoming.method ?? "")) headers.append("Server-Timing", serverTiming());
    }
    if (headers.has("Set-Cookie") && /\bpublic\b/.test(headers.get("Cache-Control") ?? "")) {
      // A cache would give one visitor's cookie to all.
      headers.delete("Set-Cookie");
      log.error("a cookie was left out of an answer that caches may keep");
    }
    setSecurityHeaders(headers, https);
    if (!incoming.complete || isStopping()) headers.set("Connection", "close");
    const writeLine = () => {
      // Each page brings its scripts and fonts: they would be most of the log.
      if (isFile && status < 400) return;
      const { method } = incoming;
      const ms = Math.round(performance.now() - started);
      log.info({ id, method, path, status, ms, user: facts.user }, "request");
    };
    // Whoever hung up early has closed it already.
    if (outgoing.closed || outgoing.destroyed) return writeLine();
    outgoing.once("close", writeLine);
    await send(outgoing, answered).catch(() => outgoing.destroy());
  };

  return async (incoming, outgoing) => {
    const address = clientAddress(incoming, trustProxy);
    const entering = options.mayUseAdminAccessToken(incoming.method, incoming.url ?? "", address);
    const mayUseAdminAccessToken = entering && (await entering.catch(() => false));
    const key = pages && !mayUseAdminAccessToken && isHost(incoming) ? pageKey(incoming) : null;
    const page = key && pages?.current(key);
    if (page) return sendCachedPage(page, incoming, outgoing);
    const leaving = new AbortController();
    outgoing.once("close", () => leaving.abort());
    const language = languageOfPath(incoming.url ?? "");
    const visitor = { address: addressKey(address), left: leaving.signal, language };
    const asked = { incoming, address, key, facts: { mayUseAdminAccessToken } };
    await serveVisitor(visitor, () => timeRequest(() => listen(asked, outgoing)));
  };
}

class UnreadableRequest extends Error {}

function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  id: string,
  { siteUrl, trustProxy }: HandlerOptions,
): Request {
  const configured = siteUrl ? new URL(siteUrl) : null;
  // An absolute address is for proxies; here it would bring its own host.
  if (!incoming.url?.startsWith("/")) throw new UnreadableRequest("not a path");
  if (!isHost(incoming)) throw new UnreadableRequest("not a host");
  let request: Request;
  try {
    request = createRequest(incoming, outgoing, {
      trustProxy,
      // A proxy passes on X-Forwarded-Host as a stranger sent it.
      host: configured?.host ?? incoming.headers.host ?? "localhost",
      ...(configured && { protocol: configured.protocol }),
    });
  } catch (error) {
    throw new UnreadableRequest("not a request", { cause: error });
  }
  request.headers.set("X-Client-Address", clientAddress(incoming, trustProxy));
  request.headers.set("X-Request-Id", id);
  return request;
}

/** Whether Host names one, with nothing before or after it; clients of HTTP/1.0 may leave it out. */
function isHost({ headers: { host }, httpVersionMinor }: IncomingMessage): boolean {
  if (host === undefined) return httpVersionMinor === 0;
  return /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

/** X-Forwarded-For counts only behind a declared proxy. */
function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers["x-forwarded-for"];
  // Our proxy adds the last entry; those before it are the client's to forge.
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(",").at(-1)?.trim();
  return (trustProxy && last) || incoming.socket.remoteAddress || "unknown";
}

const tooManyPages = (retryAfter: number) =>
  plainAnswer(429, "There were too many requests from this network. Please wait a moment, then try again.", {
    "Retry-After": String(retryAfter),
  });

const notAllowed = (allowed: string[]) =>
  plainAnswer(405, "Method Not Allowed", { Allow: allowed.join(", ") });

/** What needs no page; null for all else. */
async function answerSimply(
  request: Request,
  path: string,
  { problem }: HandlerOptions,
): Promise<Response | null> {
  if (path === "/healthz") return plainAnswer(200, "alive");
  if (path === "/readyz") {
    const found = await problem();
    return found === null ? plainAnswer(200, "ready") : plainAnswer(503, `Not ready. ${found}`);
  }
  if (!comesFromThisSite(request, new URL(request.url).origin))
    return plainAnswer(403, "This form was sent from another site. Open it on this site and try again.");
  return null;
}

/** The router names no allowed methods, and answers in JSON where there is no page. */
function addAllowHeader(response: Response): Response {
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return notAllowed(["GET", "HEAD"]);
  response.headers.set("Allow", "GET, HEAD");
  return response;
}

/** Whole, which is faster than piece by piece. */
async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  // Headers of a Response may be immutable.
  return { status, headers: new Headers(headers), body };
}

async function compressed(answer: Answer, accepted: string | null): Promise<Answer> {
  const { status, headers, body } = answer;
  const encoded = headers.has("Content-Encoding");
  const compressible = !encoded && isCompressible(headers.get("Content-Type"), body.byteLength);
  if (compressible && !headers.get("Vary")?.includes("Accept-Encoding"))
    headers.append("Vary", "Accept-Encoding");
  const encoding = compressible ? chooseEncoding(accepted) : null;
  const bytes = encoding ? await compress(body, encoding, 8) : body;
  if (encoding) headers.set("Content-Encoding", encoding);
  if (status !== 304 && status !== 204) headers.set("Content-Length", String(bytes.byteLength));
  return { status, headers, body: bytes };
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request may change state; covers resource routes, which the router's own check leaves out. */
function comesFromThisSite(request: Request, origin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const sender = request.headers.get("Origin");
  if (sender !== null) return sender === origin;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}
