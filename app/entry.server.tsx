import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { memberIdContext } from "./accounts/session.server.ts";
import { log } from "./lib/log.server.ts";
import { timeRender } from "./lib/server-timing.server.ts";
import { publicSheet } from "./public-sheet.ts";
import { sameForAllContext } from "./server/cached-pages.ts";
import { contentSecurityPolicy, sourceHash } from "./server/security-headers.ts";
import { mergeHandles } from "./site/page-handle.ts";
import type { RootData } from "./site/root-data.ts";
import { languageOf } from "./words/languages.ts";

const sheetHash = sourceHash(publicSheet);

/** Pages without framework script need no stream and no nonce. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const { matches, loaderData, loaderHeaders, actionHeaders } = context.staticHandlerContext;
  const handle = mergeHandles(matches.map(({ route }) => context.routeModules[route.id]?.handle));
  const nonce = handle.hydrate ? randomBytes(16).toString("base64") : undefined;
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const html = await timeRender<string | ReadableStream>(() =>
    nonce ? renderWithData(page, nonce) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, sheetHash));
  headers.set("Content-Language", languageOf(request));
  headers.append("Vary", "Cookie, Save-Data");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  // The router passes on only the cookies of `data()`.
  for (const told of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = told.get("Retry-After");
    if (wait) headers.set("Retry-After", wait);
  }
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
  const root = loaderData.root as RootData | undefined;
  const isAnybodys = root && !root.toast && routerContext.get(memberIdContext) === null;
  if (status === 200 && isAnybodys && handle.sameForAll && !handle.hydrate) {
    routerContext.set(sameForAllContext, true);
    // Lite mode prefetches nothing.
    if (!root.lite) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  }
  return new Response(html, { status, headers });
}

/** The router streams the data that scripts start from. */
function renderWithData(page: React.ReactElement, nonce: string): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Else React moves larger parts behind the page, from where only a script brings them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(createReadableStreamFromReadable(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, "a page could not be rendered"),
    });
  });
}

/** The log never holds what the person typed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const id = request.headers.get("X-Request-Id");
  log.error({ id, path: new URL(request.url).pathname, err: error }, "a request failed");
};
