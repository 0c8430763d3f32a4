import { expect, test } from "vitest";
import { csv, csvDownload } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(
    csv([
      ["a", 1, null],
      ['say "hi"', "x,y", "two\nlines"],
    ]),
  ).toBe('a,1,\r\n"say ""hi""","x,y","two\nlines"\r\n');
  expect(csv([[{ title: "T" }]])).toBe('"{""title"":""T""}"\r\n');
});

test.each([["=1+1"], ["+1"], ["-1"], ["@A1"], ["\t=1"], ["\r=1"]])("X8: %j is shown, not run", (text) => {
  const [first] = csv([[text]]).replace(/^"/, "");
  expect(first).toBe("'");
});

test("the download is a file of its name in UTF-8", async () => {
  const response = csvDownload("log.csv", "a\r\n");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="log.csv"');
  expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});
