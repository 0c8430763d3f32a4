import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageHandle } from "#app/site/page-handle.ts";
import { type HandleByRouter, plainPages } from "./plain-pages.ts";

/**
 * The router's request handler, which goes through all of a build's routes several times for each page. Sections
 * whose pages come without framework script (`/logos` and what is below it) get one of their own, that knows a few
 * routes instead of a hundred. Pages that hydrate tell the browser about other routes, and need them all.
 */
export function routeSections(build: ServerBuild, mode: string): HandleByRouter {
  const whole = createRequestHandler(build, mode);
  const sections = new Map<string, HandleByRouter>();
  const words = Object.values(build.routes).map((route) =>
    route?.parentId === "root" ? firstWord(route.path) : ":",
  );
  for (const word of new Set(words)) {
    if (/[:*]/.test(word)) continue;
    const section = sectionOf(build, word);
    const hydrates = Object.values(section.routes).some(
      (route) => (route?.module.handle as PageHandle)?.hydrate,
    );
    if (!hydrates) sections.set(word, plainPages(section, createRequestHandler(section, mode)));
  }
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // Any other way to write an address is for the whole router.
    const section = pathname === "/" ? sections.get("") : sections.get(firstWord(pathname.slice(1)) || "/");
    return (section ?? whole)(request, context);
  };
}

/** The part of an address before its first slash. */
const firstWord = (path = "") => path.split("/", 1)[0] ?? "";

/** The routes that an address may lead to which begins with `word`: those, and the ones for any word. */
function sectionOf(build: ServerBuild, word: string): ServerBuild {
  const belongs = (id: string): boolean => {
    const route = build.routes[id];
    if (!route?.parentId) return true;
    if (route.parentId !== "root") return belongs(route.parentId);
    const first = firstWord(route.path);
    return first === word || /[:*]/.test(first);
  };
  const select = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id)));
  return {
    ...build,
    routes: select(build.routes),
    assets: { ...build.assets, routes: select(build.assets.routes) },
  };
}
