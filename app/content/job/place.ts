import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import type { JobSummary } from "./schema.ts";

/** `Kigali, Rwanda, or remote` */
export function placeOfJob(
  { location, is_remote }: Pick<JobSummary, "location" | "is_remote">,
  language: Language = "en",
): string {
  return is_remote && !/\bremote\b/i.test(location)
    ? translator(language, "jobs")("orRemote", { place: location })
    : location;
}
