import type { Words } from "#app/words/words.types.ts";

declare global {
  /** Of the page's language: the build writes one script for each, see vite.config.ts. */
  const scriptWords: Words["script"];
}
