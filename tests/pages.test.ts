import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { pathWithoutLanguage } from "#app/words/languages.ts";
import { dashboardPages, elsewhere, modals, ownPages, publicPages } from "./e2e/pages.ts";
import { readRoutes } from "./support/routes.ts";

const app = join(import.meta.dirname, "../app");

/** The patterns of all routes that show something. */
function pagePatterns(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const pattern = path ? `${above}/${path}` : above;
    const isPage = /^export default /m.test(readFileSync(join(app, file), "utf8"));
    return [...(isPage ? [pattern || "/"] : []), ...pagePatterns(children, pattern)];
  });
}

test("every page of the site is looked at for barriers", async () => {
  const named = [...publicPages, ...dashboardPages, ...modals, ...ownPages, ...Object.keys(elsewhere)];
  const addresses = named.map((address) => pathWithoutLanguage(address.split("?")[0] ?? ""));
  const patterns = pagePatterns(await readRoutes());
  expect(patterns.length).toBeGreaterThan(40);
  // A page of its own, such as /new, is not the one with a parameter in that place.
  const own = new Set(patterns);
  const isNamed = (pattern: string) =>
    addresses.some((address) => address === pattern || (!own.has(address) && matchPath(pattern, address)));
  expect(patterns.filter((pattern) => !isNamed(pattern))).toEqual([]);
  expect(
    addresses.filter(
      (address) => !patterns.some((pattern) => pattern !== "/*" && matchPath(pattern, address)),
    ),
    "addresses of no page",
  ).toEqual(["/no-such-page"]);
});
