import { expect, test } from "vitest";
import { oneLine } from "#app/lib/sanitize-text.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();

/** Every sign that PostgreSQL stores and that stands alone, in words of 500. */
function wordsWith(sign: (character: string) => string): string[] {
  const words: string[] = [];
  let word = "";
  for (let code = 1; code <= 0xe0fff; code += 1) {
    // Ideographs of the higher planes and surrogates say nothing here.
    if (code === 0xd800) code = 0xe000;
    if (code === 0x20000) code = 0xe0000;
    const part = sign(String.fromCodePoint(code));
    if (part.normalize("NFC") === part) word += part;
    if (code % 500 === 0) {
      words.push(word);
      word = "";
    }
  }
  return [...words, word];
}

const cleaned = async (texts: string[]) =>
  (
    await database.query<{ text: string }>(
      "select private.one_line(text) as text from unnest($1::text[]) with ordinality as given (text, place) order by place",
      [texts],
    )
  ).map(({ text }) => text);

test("the database cleans the signs that the site cleans, and no others", async () => {
  const words = wordsWith((character) => `a${character}b`);
  expect(await cleaned(words)).toEqual(words.map(oneLine));
});

test("what the site has cleaned is clean for the database, with the joiners of emoji", async () => {
  const words = wordsWith((character) => `${character}\u200Db`).map(oneLine);
  expect(await cleaned(words)).toEqual(words);
});
