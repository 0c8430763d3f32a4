import { readdirSync, rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { stableId } from "#seeds/stable-id.ts";

/** The pages that the site is known by, and what their pictures are called. */
export const pages = {
  home: "/",
  logos: "/logos",
  logo: `/logos/${stableId("logo/sahel-freight")}`,
  jargon: "/jargon",
  events: "/events",
  event: `/events/${stableId("event/kigali-design-days")}`,
  jobs: "/jobs",
  job: `/jobs/${stableId("job/brand-designer-six-weeks")}`,
  login: "/login",
  submit: "/submit",
  "not-found": "/no-such-page",
  overview: "/dashboard",
  moderation: "/dashboard/moderation",
  editor: `/dashboard/events/${stableId("event/kigali-design-days")}/edit`,
};

/** Whether this run makes what later ones compare with. */
export const renewing = () => test.info().config.updateSnapshots !== "none";

/** There is nothing in the folder beside what the tests compare with; a run that makes it clears the rest away. */
export function expectOnly(folder: "pictures" | "trees", wanted: string[]): void {
  const place = new URL(`${folder}/`, import.meta.url);
  const strays = readdirSync(place).filter((file) => !wanted.includes(file));
  if (renewing()) for (const file of strays) rmSync(new URL(file, place));
  else expect(strays).toEqual([]);
}
