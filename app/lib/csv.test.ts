import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { csv, csvDownload, readCsv } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(
    csv([
      ["a", 1, null],
      ['say "hi"', "x,y", "two\nlines"],
    ]),
  ).toBe('a,1,\r\n"say ""hi""","x,y","two\nlines"\r\n');
  expect(csv([[{ title: "T" }]])).toBe('"{""title"":""T""}"\r\n');
});

test.each([["=1+1"], ["+1"], ["-1"], ["@A1"], ["\t=1"], ["\r=1"]])("X9: %j is shown, not run", (text) => {
  const [first] = csv([[text]]).replace(/^"/, "");
  expect(first).toBe("'");
});

test("the download is a file of its name in UTF-8", async () => {
  async function* parts() {
    yield [1, 2];
    yield [3];
  }
  const response = await csvDownload("log.csv", ["a"], parts(), (row) => [row]);
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="log.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("a\r\n1\r\n2\r\n3\r\n");
});

test("a download as long as the heap is large leaves the heap to everybody else", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const megabyte = 2 ** 20;
  async function* parts() {
    for (let part = 0; part < 64; part += 1) yield [randomBytes(megabyte / 2).toString("hex")];
  }
  collect();
  const before = process.memoryUsage().heapUsed;
  const response = await csvDownload("log.csv", ["a"], parts(), (row) => [row]);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * megabyte);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(64 * megabyte);
});

test("a download that cannot be read to its end is an error, not half a file", async () => {
  async function* parts() {
    yield [1];
    throw new Error("It failed");
  }
  await expect(csvDownload("log.csv", ["a"], parts(), (row) => [row])).rejects.toThrow("It failed");
});

test("what was written is read back as it was", () => {
  const rows = [
    ["term", "definition", "note"],
    ['say "hi"', "x,y;z", "two\nlines"],
    ["=1+1", "'=1+1", "-5 | @you"],
    ["'quoted'", "\ttab", ""],
    ["", "", "last"],
  ];
  expect(readCsv(csv(rows))).toEqual(rows);
  expect(readCsv(`\uFEFF${csv(rows)}`)).toEqual(rows);
});

test("cells that were copied from a spreadsheet have tabs between them", () => {
  expect(readCsv("term\tdefinition\nSerif\tA foot, or a flag\n")).toEqual([
    ["term", "definition"],
    ["Serif", "A foot, or a flag"],
  ]);
});

test("files of other programs are read: any end of line, semicolons, empty lines, no last line end", () => {
  expect(readCsv('a;b\n1;"2,5"\n\n3;')).toEqual([["a", "b"], ["1", "2,5"], [""], ["3", ""]]);
  expect(readCsv("a,b\r1,2\r,\r")).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["", ""],
  ]);
  expect(readCsv("")).toEqual([]);
});

test("Excel's line about the separator is no row, and any sign may separate then", () => {
  const rows = [
    ["term", "definition"],
    ["A", "1, 2"],
  ];
  for (const file of [
    "sep=;\nterm;definition\nA;1, 2",
    '\uFEFF"sep=,"\r\nterm,definition\r\nA,"1, 2"',
    "SEP=|\rterm|definition\rA|1, 2",
    "sep=\t\nterm\tdefinition\nA\t1, 2",
    "sep=^\nterm^definition\nA^1, 2",
  ])
    expect(readCsv(file), file).toEqual(rows);
});

test("the separator is the one that makes rows of one length, whatever else a heading or text has", () => {
  expect(readCsv('name;place (hall, room);"notes, all"\nA;B, C, D;E')[1]).toEqual(["A", "B, C, D", "E"]);
  expect(readCsv("name,about\nA,one; two; three\nB,four;")[1]).toEqual(["A", "one; two; three"]);
  expect(readCsv("name\tplace, city\nA\tB, C")[0]).toEqual(["name", "place, city"]);
  expect(readCsv("name;about\n\nA;B")).toHaveLength(3);
  expect(readCsv("name\nA; B\n")).toEqual([["name"], ["A; B"]]);
});

test("spaces may stand around a cell in quotes", () => {
  expect(readCsv('a, b\n "1, 2" , "say ""hi"""\n')).toEqual([
    ["a", " b"],
    ["1, 2", 'say "hi"'],
  ]);
});

test.each(['a\n"open', 'a\nsay "hi"', 'a\n"x"y'])("%j is refused: its quotes do not close", (text) => {
  expect(() => readCsv(text)).toThrow("There’s a stray quote in row 2.");
});
