import { afterAll, expect } from "vitest";
import { type Site, startSite } from "./site.ts";

/** The built site of a file of tests, ended after the last of them, which must go well. */
export async function testSite(environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(environment);
  afterAll(async () => expect(await site.stop()).toBe(0));
  return site;
}
