import type { JobSummary } from "./schema.ts";

/** `Kigali, Rwanda, or remote` */
export function placeOfJob({ location, is_remote }: Pick<JobSummary, "location" | "is_remote">): string {
  return is_remote && !/\bremote\b/i.test(location) ? `${location}, or remote` : location;
}
