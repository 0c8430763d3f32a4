import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";

const app = join(import.meta.dirname, "../../app");

export async function readRoutes(): Promise<RouteConfigEntry[]> {
  Object.assign(globalThis, { __reactRouterAppDirectory: app });
  return (await import("#app/routes.ts")).default;
}

/** Of every route that takes forms, with all parameters set to `parameter`. */
export async function formAddresses(parameter: string): Promise<string[]> {
  const walk = (entries: RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ file, path = "", children = [] }) => {
      const address = path ? `${above}/${path}` : above;
      const takesForms = /^export (?:(?:async )?function|const) action\b/m.test(
        readFileSync(join(app, file), "utf8"),
      );
      return [...(takesForms ? [address] : []), ...walk(children, address)];
    });
  return walk(await readRoutes(), "").map((address) => address.replace(/:\w+\??|\*/g, parameter));
}
