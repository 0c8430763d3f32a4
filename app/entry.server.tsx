import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { log } from "./lib/log.server.ts";
import { timeRender } from "./lib/request-timing.server.ts";
import { contentSecurityPolicy } from "./server/security-headers.ts";
import { InlineStyles } from "./site/inline-styles.ts";
import { styles, stylesHash } from "./styles.server.ts";

/** Renders a finished page. Pages without framework script need no stream and no nonce. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const hydrates = context.staticHandlerContext.matches.some(
    ({ route }) => (context.routeModules[route.id]?.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  const nonce = hydrates ? randomBytes(16).toString("base64") : null;
  const page = <ServerRouter context={context} url={request.url} nonce={nonce ?? undefined} />;
  // The stream begins with its document type, a plain string does not.
  const html = await timeRender(() =>
    hydrates
      ? renderWithData(page, nonce ?? undefined)
      : `<!DOCTYPE html>${renderToString(<InlineStyles value={styles}>{page}</InlineStyles>)}`,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, nonce ? null : stylesHash));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  // The router passes on the headers of `data()` only where a route exports `headers`; waiting concerns them all.
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  for (const told of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = told.get("Retry-After");
    if (wait) headers.set("Retry-After", wait);
  }
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
  return new Response(html, { status, headers });
}

/** The whole page with the data its scripts start from, which the router hands over as a stream. */
function renderWithData(page: React.ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({ err: String(error) }, "a page could not be rendered"),
    });
  });
}

/** Every failure leaves one line in the log, without what the person typed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const id = request.headers.get("X-Request-Id");
  const err =
    error instanceof Error
      ? {
          name: error.name,
          message: error.message.slice(0, 300),
          stack: error.stack?.split("\n").slice(1, 5).join("\n"),
        }
      : { status: isRouteErrorResponse(error) ? error.status : undefined };
  log.error({ id, path: new URL(request.url).pathname, err }, "a request failed");
};
