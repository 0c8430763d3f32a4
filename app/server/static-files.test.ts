import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles, staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ubunifu-static-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = "const weave = 'kente';\n".repeat(100);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/page-Abc123.js"), script);
writeFileSync(join(folder, "icon.png"), Buffer.alloc(2_000, 7));
writeFileSync(join(folder, "site.webmanifest"), "{}");
writeFileSync(join(folder, ".hidden"), "secret");
await compressFiles(folder);
const serve = staticFiles(folder);
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  serve(new Request(`http://localhost${path}`, { method, headers }), path);

test("a built file is kept for good, others for an hour", async () => {
  const built = ask("/assets/page-Abc123.js");
  expect(built?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(built?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await built?.text()).toBe(script);
  const icon = ask("/icon.png");
  expect(icon?.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(ask("/site.webmanifest")?.headers.get("Content-Type")).toBe("application/manifest+json");
});

test("text is sent compressed to who takes it, pictures never", async () => {
  const response = ask("/assets/page-Abc123.js", { "Accept-Encoding": "gzip, br" });
  expect(response?.headers.get("Content-Encoding")).toBe("br");
  expect(response?.headers.get("Vary")).toBe("Accept-Encoding");
  const sent = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  expect(brotliDecompressSync(sent).toString()).toBe(script);
  const picture = ask("/icon.png", { "Accept-Encoding": "br" });
  expect([picture?.headers.get("Content-Encoding"), picture?.headers.get("Vary")]).toEqual([null, null]);
});

test("what the build has compressed is no file of its own", () => {
  expect(existsSync(join(folder, "icon.png.br"))).toBe(false);
  const copy = join(folder, "assets/page-Abc123.js.br");
  expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe(script);
  expect(ask("/assets/page-Abc123.js.br")).toBeNull();
});

test("who has the file already hears 304; tags without W/ and lists of them are understood", async () => {
  const tag = ask("/icon.png")?.headers.get("ETag") ?? "";
  // One tag stands for several bodies, so it is a weak one.
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
    const response = ask("/icon.png", { "If-None-Match": known });
    expect([known, response?.status]).toEqual([known, 304]);
    expect(response?.headers.get("ETag")).toBe(tag);
    expect(await response?.text()).toBe("");
  }
  expect(ask("/icon.png", { "If-None-Match": '"other"' })?.status).toBe(200);
  const built = ask("/assets/page-Abc123.js", { "If-None-Match": "*" });
  expect([built?.status, built?.headers.get("ETag")]).toEqual([200, null]);
});

test.each(["/", "/assets", "/assets/", "/.hidden", "/../package.json", "/assets/../.hidden", "/icon.png/"])(
  "%s is no file of the site",
  (path) => {
    expect(ask(path)).toBeNull();
  },
);

test("a file takes no form", () => {
  expect(ask("/icon.png", {}, "POST")).toBeNull();
});
