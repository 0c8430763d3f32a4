import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { rememberRows } from "./remember-rows.ts";
import { type Site, startSite } from "./site.ts";
import { visitor } from "./visitor.ts";

type SharedSite = { site: Site; empty: () => Promise<void> };
let shared: Promise<SharedSite> | undefined;

async function startSharedSite(): Promise<SharedSite> {
  const site = await startSite();
  const putBack = await rememberRows(site.sql);
  return {
    site,
    async empty() {
      await putBack();
      await rm(join(site.folder, "mail"), { recursive: true, force: true });
      // The site believes for a second that nothing was published, unless it takes a form itself.
      await visitor(site.url).post("/theme", { theme: "light" });
    },
  };
}

/**
 * The built site for a file of tests: the one of all files in this process, empty but for the members of people.ts; or,
 * with settings, one of its own, ended after the last test, which must go well.
 */
export async function testSite(environment?: Record<string, string>): Promise<Site> {
  if (environment) {
    const site = await startSite(environment);
    afterAll(async () => expect(await site.stop()).toBe(0));
    return site;
  }
  shared ??= startSharedSite();
  const { site, empty } = await shared;
  afterAll(empty);
  return site;
}
