import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { maxFileBytes } from "./form-limits.ts";
import { openZip } from "./zip.server.ts";

const path = join(tmpdir(), `zip-test-${process.pid}.zip`);

/** What the zip holds, by path, or why it is refused. */
async function read(zip: Uint8Array, most?: number): Promise<unknown> {
  writeFileSync(path, zip);
  const file = openSync(path, "r");
  rmSync(path);
  try {
    const { files, links, close } = await openZip(file, most);
    try {
      const contents: [string, string | null][] = links.map((path) => [path, "a link"]);
      for (const one of files) {
        const bytes = await one.read(maxFileBytes);
        contents.push([one.path, bytes && new TextDecoder().decode(bytes).slice(0, 20)]);
      }
      return Object.fromEntries(contents);
    } finally {
      close();
    }
  } catch (error) {
    return (error as Error).message;
  }
}

const zipOf = (files: Zippable) => zipSync(files, { os: 3 });
const one = zipOf({ "a.svg": strToU8("x".repeat(500)) });

/** Writes into the entry's header and into the list at the end, at the same field of both. */
function edited(zip: Uint8Array, local: number, central: number, bytes: number[]): Uint8Array {
  const copy = Buffer.from(zip);
  copy.set(bytes, local);
  copy.set(bytes, copy.indexOf("PK\x01\x02", 0, "latin1") + central);
  return copy;
}

test("gives the files of a zip, without folders and what systems leave there", async () => {
  const zip = zipOf({
    "a/": new Uint8Array(),
    "a/b.svg": strToU8("<svg/>"),
    "__MACOSX/a/._b.svg": strToU8("x"),
    "a/.DS_Store": strToU8("x"),
    "Thumbs.db": strToU8("x"),
  });
  expect(await read(zip)).toEqual({ "a/b.svg": "<svg/>" });
});

test("never follows a link, and reads the files beside it", async () => {
  const link = strToU8("/etc/passwd");
  const zip = zipSync({ "a.svg": [link, { os: 3, attrs: 0o120777 << 16 }], "b.svg": strToU8("<svg/>") });
  expect(await read(zip)).toEqual({ "a.svg": "a link", "b.svg": "<svg/>" });
});

test("reads names in UTF-8 as macOS writes them: without a flag, marks apart", async () => {
  const zip = Buffer.from(zipOf({ "Thie\u0300s.svg": strToU8("<svg/>") }));
  for (const [start, at] of [
    ["PK\x03\x04", 6],
    ["PK\x01\x02", 8],
  ] as const)
    zip.writeUInt16LE(0, zip.indexOf(start, 0, "latin1") + at);
  expect(await read(zip)).toEqual({ "Thi\u00e8s.svg": "<svg/>" });
});

test("reads names as Windows writes them: in its own code, without a flag", async () => {
  const zip = Buffer.from(zipOf({ "Funda--o.svg": strToU8("<svg/>") }));
  for (let at = zip.indexOf("--"); at >= 0; at = zip.indexOf("--", at)) zip.set([0x87, 0xc6], at);
  expect(await read(zip)).toEqual({ "Funda\u00e7\u00e3o.svg": "<svg/>" });
});

test("reads folders as old programs of Windows write them", async () => {
  expect(await read(zipOf({ "a\\b.svg": strToU8("<svg/>") }))).toEqual({ "a/b.svg": "<svg/>" });
  expect(await read(zipOf({ "a\\..\\..\\b.svg": strToU8("x") }))).toContain("points outside");
});

test("reads a name that a program says again in Unicode", async () => {
  const extra = Buffer.alloc(5);
  extra.writeUInt8(1);
  extra.writeUInt32LE(crc32("Thi_s.svg"), 1);
  const said = Buffer.concat([extra, Buffer.from("Thi\u00e8s.svg")]);
  const zip = zipOf({ "Thi_s.svg": [strToU8("<svg/>"), { extra: { 28789: new Uint8Array(said) } }] });
  expect(await read(zip)).toEqual({ "Thi\u00e8s.svg": "<svg/>" });
});

test("leaves a file unread that is larger than any may be", async () => {
  expect(await read(zipOf({ "a.png": new Uint8Array(2 * 1024 * 1024 + 1) }))).toEqual({ "a.png": null });
});

test.each<[string, Uint8Array, string]>([
  ["no zip", strToU8("not a zip at all, but long enough to be looked at"), "This isn’t a zip file"],
  ["a cut one", one.subarray(0, one.length - 30), "This isn’t a zip file"],
  ["a parent path", zipOf({ "../a.svg": strToU8("x") }), "“../a.svg” in this zip points outside"],
  ["one within", zipOf({ "a/../../b.svg": strToU8("x") }), "“a/../../b.svg” in this zip points outside"],
  ["an absolute path", zipOf({ "/etc/a.svg": strToU8("x") }), "“/etc/a.svg” in this zip points outside"],
  ["a drive", zipOf({ "C:\\a.svg": strToU8("x") }), "in this zip points outside"],
  ["an encrypted entry", edited(one, 6, 8, [1, 0]), "“a.svg” in this zip is encrypted"],
  ["a size that is a lie", edited(one, 22, 24, [9, 0, 0, 0]), "larger than the zip says"],
  ["other contents", edited(one, 14, 16, [0, 0, 0, 0]), "“a.svg” in this zip is damaged"],
  ["an unknown compression", edited(one, 8, 10, [99, 0]), "“a.svg” in this zip is compressed in a way"],
  [
    "too many files",
    zipOf(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.svg`, new Uint8Array()]))),
    "at most 20,000 files",
  ],
])("refuses %s, and says so", async (_, zip, said) => {
  expect(await read(zip)).toContain(said);
});

test("stops at what is written out, whatever the zip says", async () => {
  const big = new Uint8Array(2 * 1024 * 1024);
  const bomb = zipOf(Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`${at}.svg`, big])));
  expect(bomb.length).toBeLessThan(big.length / 100);
  expect(await read(bomb, 2 * big.length)).toContain("larger than 4 MB together");
});

test("a zip that is refused is closed", async () => {
  writeFileSync(path, "no zip");
  const file = openSync(path, "r");
  rmSync(path);
  await openZip(file).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(() => closeSync(file)).toThrow("EBADF");
});
