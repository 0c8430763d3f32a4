import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { log } from "./lib/log.server.ts";
import { timeRender } from "./lib/server-timing.server.ts";
import type { loader } from "./root.tsx";
import { pageResponse } from "./server/page-response.ts";
import { contentSecurityPolicy, sourceHash } from "./server/security-headers.ts";
import { enhanceLater, type PageHandle, stylesLater, WithoutFramework } from "./site/page-handle.ts";
import { withStyles } from "./styles.server.ts";

const enhanceHash = sourceHash(enhanceLater);
const laterHash = sourceHash(stylesLater);

type RootData = Awaited<ReturnType<typeof loader>>;

/** Renders a finished page. Pages without framework script need no stream and no nonce. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const handles = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id]?.handle as PageHandle | undefined,
  );
  const nonce = handles.some((handle) => handle?.hydrate) ? randomBytes(16).toString("base64") : null;
  const page = <ServerRouter context={context} url={request.url} nonce={nonce ?? undefined} />;
  const { html, hash } = await timeRender(async () =>
    withStyles(nonce ? await renderWithData(page, nonce) : renderPlain(page)),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const ownScript = html.includes(`<script>${enhanceLater}</script>`) ? enhanceHash : null;
  const scripts = nonce ? `'nonce-${nonce}'` : ownScript;
  // A browser that draws the page of an error itself puts in a style element as it stands in app/root.tsx.
  const styles = nonce ? `${hash} ${laterHash}` : hash;
  headers.set("Content-Security-Policy", contentSecurityPolicy(scripts, styles));
  headers.append("Vary", "Cookie, Save-Data, Sec-Fetch-Site, Sec-Purpose");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  // Of the headers of `data()` the router passes on the cookies; how long somebody has to wait concerns all pages, too.
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  for (const told of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = told.get("Retry-After");
    if (wait) headers.set("Retry-After", wait);
  }
  const root = context.staticHandlerContext.loaderData.root as RootData | undefined;
  const personal = !root || root.member || root.toast;
  const sameForAll =
    status === 200 && !nonce && !personal && handles.some((handle) => handle?.sameForAll === true);
  // Who points at a link soon follows it. Chromium reads the rules; lite mode does without what may be for nothing.
  if (sameForAll && !root.lite) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
  return pageResponse({ html, sameForAll }, { status, headers });
}

/** A page without framework script, with a place for its styles. Unlike a stream, it brings no document type. */
function renderPlain(page: React.ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<WithoutFramework value={true}>{page}</WithoutFramework>)}`;
}

/** The whole page with the data its scripts start from, which the router hands over as a stream. */
function renderWithData(page: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, "a page could not be rendered"),
    });
  });
}

/** Every failure leaves one line in the log, without what the person typed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const id = request.headers.get("X-Request-Id");
  log.error({ id, path: new URL(request.url).pathname, err: error }, "a request failed");
};
