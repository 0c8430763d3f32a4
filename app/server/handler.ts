import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { serverTiming, timeRequest } from "#app/lib/server-timing.server.ts";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";
import { keepPage, sendKeptPage } from "./kept-pages.ts";
import { comesFromThisSite, safeMethods } from "./origin-check.ts";
import { type PageCache, pageKey, type Turn } from "./page-cache.ts";
import { isPartOfPages, secure } from "./security-headers.ts";
import { type Answer, send } from "./send.ts";

export type HandlerOptions = {
  /** Answers what is neither a file nor a health check; puts into `facts` what the log should know. */
  handleRequest: (request: Request, facts: RequestFacts) => Promise<Response>;
  /** Whether a request is one of an operator who comes in by a secret address; `handleRequest` then lets them in. */
  mayEnter: (method: string | undefined, url: string, address: string) => Promise<boolean> | false;
  staticFile: (request: Request, path: string) => Response | null;
  /** Whether the process can serve people now. */
  isReady: () => Promise<boolean>;
  /** Whether it is about to end: connections are then not kept. */
  isStopping: () => boolean;
  log: Logger;
  /** Finished pages for those who are not signed in; null where none are kept. */
  pages: PageCache | null;
  /** The site's address where it is configured; else the Host header tells. */
  siteUrl: string | undefined;
  trustProxy: boolean;
};

/** What is known of a request: whether it may let somebody in; when answered, who asked, and if all see the same page. */
type RequestFacts = { mayEnter: boolean; user?: string; sameForAll?: boolean };

/** What links and forms use, and what scripts of other sites ask the API before they use it. */
const methods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Turns the app into a listener for node:http: checks, headers, compression, one log line a request. */
export function requestListener(options: HandlerOptions): RequestListener {
  const { pages, isStopping, log, siteUrl, trustProxy } = options;
  const https = siteUrl?.startsWith("https:") ?? false;

  const listen = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { turn, mayEnter }: { turn: Turn | null; mayEnter: boolean },
  ) => {
    const started = performance.now();
    const id = randomUUID();
    let path = incoming.url?.split("?")[0] ?? "/";
    const facts: RequestFacts = { mayEnter };
    let answered: Answer;
    try {
      if (!methods.has(incoming.method ?? "")) {
        answered = await read(notAllowed([...methods]));
      } else {
        const request = readRequest(incoming, outgoing, id, options);
        path = new URL(request.url).pathname;
        answered = await read(await answer(request, path, facts, options));
        if (turn && facts.sameForAll) answered = keepPage(turn, request, answered, https);
        answered = await compressed(answered, request.headers.get("Accept-Encoding"));
      }
    } catch (error) {
      const malformed = error instanceof UnreadableRequest;
      if (!malformed) log.error({ id, path, err: error }, "request failed");
      answered = await read(
        malformed
          ? plainAnswer(400, "Bad Request")
          : plainAnswer(500, "Something went wrong. Please try again."),
      );
    } finally {
      turn?.end();
      if (!safeMethods.has(incoming.method ?? "")) pages?.contentMayHaveChanged();
    }
    const { status, headers } = answered;
    if (!isPartOfPages(headers)) {
      headers.set("X-Request-Id", id);
      // Not of forms: how long a password takes is nobody's business.
      if (safeMethods.has(incoming.method ?? "")) headers.append("Server-Timing", serverTiming());
    }
    secure(headers, https);
    if (!incoming.complete || isStopping()) headers.set("Connection", "close");
    const writeLine = () => {
      const { method } = incoming;
      const ms = Math.round(performance.now() - started);
      log.info({ id, method, path, status, ms, user: facts.user }, "request");
    };
    // Whoever hung up before there was an answer has closed it already.
    if (outgoing.closed || outgoing.destroyed) return writeLine();
    outgoing.once("close", writeLine);
    await send(outgoing, answered).catch(() => outgoing.destroy());
  };

  return async (incoming, outgoing) => {
    const address = clientAddress(incoming, trustProxy);
    const entering = options.mayEnter(incoming.method, incoming.url ?? "", address);
    const mayEnter = entering && (await entering.catch(() => false));
    const key = pages && !mayEnter && pageKey(incoming);
    const finding = key ? pages.find(key) : null;
    // A page that is there is sent at once: waiting would cost a good part of what sending it does.
    const found = finding instanceof Promise ? await finding : finding;
    if (found?.page) return sendKeptPage(found.page, incoming, outgoing, { log, isStopping });
    await timeRequest(() => listen(incoming, outgoing, { turn: found, mayEnter }));
  };
}

/** The first line or the Host header of a request makes no address. */
class UnreadableRequest extends Error {}

function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  id: string,
  { siteUrl, trustProxy }: HandlerOptions,
): Request {
  const configured = siteUrl ? new URL(siteUrl) : null;
  // Whole addresses are for proxies; read as a path, one would bring its own host.
  if (!incoming.url?.startsWith("/")) throw new UnreadableRequest("not a path");
  let request: Request;
  try {
    request = createRequest(incoming, outgoing, {
      trustProxy,
      ...(configured ? { host: configured.host, protocol: configured.protocol } : {}),
    });
  } catch (error) {
    throw new UnreadableRequest("not a request", { cause: error });
  }
  request.headers.set("X-Client-Address", clientAddress(incoming, trustProxy));
  request.headers.set("X-Request-Id", id);
  return request;
}

/** The address a request came from; a forwarded one counts only behind a proxy that was declared. */
function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers["x-forwarded-for"];
  // The last entry is the one our own proxy has added; those before it are whatever the client sent.
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(",").at(-1)?.trim();
  return (trustProxy && last) || incoming.socket.remoteAddress || "unknown";
}

const notAllowed = (allowed: string[]) =>
  plainAnswer(405, "Method Not Allowed", { Allow: allowed.join(", ") });

async function answer(
  request: Request,
  path: string,
  facts: RequestFacts,
  options: HandlerOptions,
): Promise<Response> {
  if (path === "/healthz") return plainAnswer(200, "alive");
  if (path === "/readyz")
    return (await options.isReady()) ? plainAnswer(200, "ready") : plainAnswer(503, "not ready");
  if (!comesFromThisSite(request, new URL(request.url).origin))
    return plainAnswer(403, "This form was sent from another site. Open it on this site and try again.");
  const response = options.staticFile(request, path) ?? (await options.handleRequest(request, facts));
  // The router's own answer where an address takes no forms: what has no page gets an error as JSON.
  if (response.status !== 405 || response.headers.has("Allow")) return response;
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return notAllowed(["GET", "HEAD"]);
  response.headers.set("Allow", "GET, HEAD");
  return response;
}

/** Reads an answer as a whole, which is faster than sending it piece by piece. */
async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  // A Response may have headers that cannot be changed.
  return { status, headers: new Headers(headers), body };
}

async function compressed(answer: Answer, accepted: string | null): Promise<Answer> {
  const { status, headers, body } = answer;
  const encoded = headers.has("Content-Encoding");
  const compressible = !encoded && isCompressible(headers.get("Content-Type"), body.byteLength);
  if (compressible && !headers.get("Vary")?.includes("Accept-Encoding"))
    headers.append("Vary", "Accept-Encoding");
  const encoding = compressible ? chooseEncoding(accepted) : null;
  const bytes = encoding ? await compress(body, encoding, 4) : body;
  if (encoding) headers.set("Content-Encoding", encoding);
  if (status !== 304 && status !== 204) headers.set("Content-Length", String(bytes.byteLength));
  return { status, headers, body: bytes };
}
