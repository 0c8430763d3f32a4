import { type ReactNode, Suspense } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { isPage, type Member, sessionMiddleware } from "#app/accounts/session.server.ts";
import { readCollection } from "#app/content/collection/cookie.server.ts";
import favicon from "../public/favicon.svg?inline";
import type { Route } from "./+types/root.ts";
import { lazyComponent } from "./components/lazy-component.ts";
import { LiteModeContext } from "./components/picture.tsx";
import { readCookie } from "./lib/cookies.server.ts";
import { env, sendsMail } from "./lib/env.server.ts";
import { clearToast, readToast } from "./lib/flash.server.ts";
import { isLite } from "./lib/lite.server.ts";
import { darkPaper, lightPaper } from "./lib/palette.ts";
import { siteName } from "./lib/site.ts";
import { themeResolver } from "./lib/theme.server.ts";
import { publicSheet } from "./public-sheet.ts";
import { sheetLink } from "./sheet.server.ts";
import { errorText } from "./site/error-text.ts";
import { keepPageOnFailure } from "./site/failed-requests.ts";
import { usePageHandle } from "./site/page-handle.ts";
import { type RootData, useRootData } from "./site/root-data.ts";
import { directionOf, type Language, languageOf, languageOfPath } from "./words/languages.ts";
import { LanguageContext, PageLink, useTranslator } from "./words/use-translator.tsx";
import { wordsAddress } from "./words/words-file.server.ts";

/** Browsers fetch it when something fails; the server has it at hand, since most of its pages are made in one go. */
const errorPage = () => import("./site/error-page.tsx").then(({ ErrorPage }) => ErrorPage);
const ErrorPage = import.meta.env.SSR ? await errorPage() : lazyComponent(errorPage);

/** A toast on a redirect waits for the next page. */
const forgetShownToast: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const shown = response.status !== 202 && (response.status < 300 || response.status >= 400);
  if (shown && isPage(response) && readCookie(request, "toast"))
    response.headers.append("Set-Cookie", await clearToast());
  return response;
};

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, forgetShownToast];
export const clientMiddleware = [keepPageOnFailure];

export async function loader({ request }: Route.LoaderArgs): Promise<RootData> {
  const { getTheme } = await themeResolver(request);
  const language = languageOf(request);
  return {
    language,
    words: wordsAddress(language),
    theme: getTheme(),
    toast: await readToast(request),
    lite: isLite(request),
    sheet: sheetLink(request),
    sendsMail,
    hasCollection: readCollection(request).length > 0,
    ...(env.SOCIAL_LINKS.length > 0 && { socialLinks: env.SOCIAL_LINKS }),
  };
}

export const links: Route.LinksFunction = () => [
  // Inlined: a browser asks for it with every first visit.
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

function PlainError({ text, address }: { text: string; address: string }) {
  const t = useTranslator("errors");
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <p>{text}</p>
      <p>
        <PageLink href={address}>{t("tryAgain")}</PageLink>
      </p>
    </main>
  );
}

/** In development the source itself, file by file and in English; the build makes a script for each language of it. */
const enhance = (language: Language) =>
  import.meta.env.DEV
    ? { src: "/app/enhance/enhance.ts", type: "module" }
    : { src: language === "en" ? "/enhance.js" : `/enhance.${language}.js`, defer: true };

/** Whom the layout around the page has found signed in; after a failure it may be unknown. */
function useMember(): Member | null {
  const site = useRouteLoaderData<{ member: Member | null }>("routes/_site");
  const dashboard = useRouteLoaderData<{ member: Member }>("routes/dashboard");
  return (site ?? dashboard)?.member ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { theme, lite, toast, sheet, words } = useRootData();
  const member = useMember();
  const { hydrate, script } = usePageHandle();
  const enhanced = script && !(script === "list" && lite);
  const language = languageOfPath(useHref("/"));
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      className={[theme, lite && "lite"].filter(Boolean).join(" ") || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <ThemeColor theme={theme} />
        <Meta />
        {!lite && (
          <>
            <link
              rel="preload"
              href="/fonts/display.woff2"
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
        {/* Inside the first page, which is painted at once; for those that follow it is fetched behind all else. */}
        {(!sheet || sheet.media) && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own sheet
          <style dangerouslySetInnerHTML={{ __html: publicSheet }} />
        )}
        {sheet && <link rel="stylesheet" {...sheet} />}
        <Links />
        <link
          rel="search"
          href={language === "en" ? "/opensearch.xml" : `/opensearch.xml?language=${language}`}
          type="application/opensearchdescription+xml"
          title={siteName}
        />
        {hydrate && words && (
          <link
            id="words"
            rel={lite ? "prefetch" : "preload"}
            href={words}
            as="fetch"
            crossOrigin="anonymous"
          />
        )}
        {(hydrate || enhanced || member || toast) && <script {...enhance(language)} />}
      </head>
      <body data-hydrated={hydrate || undefined}>
        <LanguageContext value={language}>{children}</LanguageContext>
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
        {import.meta.env.DEV && !hydrate && <script type="module" src="/@reload" />}
      </body>
    </html>
  );
}

/** Browsers take the first whose condition holds. */
function ThemeColor({ theme }: { theme: "light" | "dark" | null }) {
  return (
    <>
      {theme !== "light" && (
        <meta
          name="theme-color"
          content={darkPaper}
          media={theme ? undefined : "(prefers-color-scheme: dark)"}
        />
      )}
      {theme !== "dark" && <meta name="theme-color" content={lightPaper} />}
    </>
  );
}

export default function App({ loaderData: { lite } }: Route.ComponentProps) {
  const { search } = useLocation();
  const shown = new URLSearchParams(search).get("pictures") === "show";
  return (
    <LiteModeContext value={lite && !shown}>
      <Outlet />
    </LiteModeContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // The router's own 404 and 405 quote its routes.
  const isRouters = status === 404 || status === 405;
  // A proxy may have answered in our place, with its own page.
  const said =
    isRouteErrorResponse(error) && !isRouters && typeof error.data === "string" && !error.data.includes("<");
  const message = said ? error.data : undefined;
  const { pathname, search } = useLocation();
  const t = useTranslator("errors");
  const { title } = errorText(t, status === 404 ? 404 : 500);
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {/* Without a line its frame does not come, but what to do is there. */}
      <Suspense
        fallback={<PlainError text={message ?? errorText(t, status).text} address={pathname + search} />}
      >
        <ErrorPage status={status} message={message} address={pathname + search} member={useMember()} />
      </Suspense>
    </>
  );
}
