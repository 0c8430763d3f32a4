import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";

describe("the encoding of an answer", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["GZIP ; q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0", null],
    ["deflate, zstd", null],
    ["identity", null],
    ["", null],
    [null, null],
    ["x-gzip-like, broken;;q", null],
  ])("for Accept-Encoding: %s is %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

test.each([
  ["text/html; charset=utf-8", 5_000, true],
  ["image/svg+xml", 5_000, true],
  ["application/json", 5_000, true],
  ["text/html", 100, false],
  ["image/png", 5_000, false],
  ["font/woff2", 5_000, false],
  [null, 5_000, false],
])("a body of %s with %i bytes: %s", (type, size, worthIt) => {
  expect(isCompressible(type, size)).toBe(worthIt);
});

test("a compressed body is smaller and reads the same", async () => {
  const body = Buffer.from("Ubunifu means creativity. ".repeat(100));
  const [brotli, gzip] = [await compress(body, "br", 8), await compress(body, "gzip", 8)];
  expect([brotliDecompressSync(brotli), gunzipSync(gzip)]).toEqual([body, body]);
  expect(Math.max(brotli.byteLength, gzip.byteLength)).toBeLessThan(body.byteLength / 4);
});
