import { afterAll, expect } from "vitest";
import { type Site, startSite } from "./site.ts";

/** Stopped after the last test, with exit code 0. */
export async function testSite(environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(environment);
  afterAll(async () => expect(await site.stop()).toBe(0));
  return site;
}
