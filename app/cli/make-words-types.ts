import { readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../words/", import.meta.url);

/** The English messages as a type, by which keys and arguments are checked. */
export function wordsTypes(): string {
  const messages = readFileSync(new URL("en.json", folder), "utf8").trim();
  return `/** Written by \`npm run types:words\`. */\nexport type Words = ${messages};\n`;
}

if (import.meta.main) writeFileSync(new URL("words.types.ts", folder), wordsTypes());
