import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "./compress-files.ts";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ubunifu-static-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = "const weave = 'kente';\n".repeat(100);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/page-Abc123.js"), script);
writeFileSync(join(folder, "icon.png"), Buffer.alloc(2_000, 7));
writeFileSync(join(folder, "site.webmanifest"), "{}");
writeFileSync(join(folder, ".hidden"), "secret");
const serve = staticFiles(folder);
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  serve(new Request(`http://localhost${path}`, { method, headers }), path);

test("a built file is kept for good, others for an hour", async () => {
  const built = await ask("/assets/page-Abc123.js");
  expect(built?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(built?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await built?.text()).toBe(script);
  const icon = await ask("/icon.png");
  expect(icon?.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect((await ask("/site.webmanifest"))?.headers.get("Content-Type")).toBe("application/manifest+json");
});

test("text is sent compressed to who takes it, pictures never", async () => {
  const response = await ask("/assets/page-Abc123.js", { "Accept-Encoding": "gzip, br" });
  expect(response?.headers.get("Content-Encoding")).toBe("br");
  expect(response?.headers.get("Vary")).toBe("Accept-Encoding");
  const sent = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  expect(response?.headers.get("Content-Length")).toBe(String(sent.byteLength));
  expect(brotliDecompressSync(sent).toString()).toBe(script);
  const picture = await ask("/icon.png", { "Accept-Encoding": "br" });
  expect([picture?.headers.get("Content-Encoding"), picture?.headers.get("Vary")]).toEqual([null, null]);
});

test("what the build has compressed is sent as it stands, and is no file of its own", async () => {
  await compressFiles(folder);
  expect(existsSync(join(folder, "icon.png.br"))).toBe(false);
  const copy = join(folder, "assets/page-Abc123.js.br");
  expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe(script);
  // Told from one that is made later by what it says.
  writeFileSync(copy, brotliCompressSync("the copy"));
  const served = staticFiles(folder);
  const path = "/assets/page-Abc123.js";
  const request = new Request(`http://localhost${path}`, { headers: { "Accept-Encoding": "br" } });
  const sent = Buffer.from((await (await served(request, path))?.arrayBuffer()) ?? new ArrayBuffer());
  expect(brotliDecompressSync(sent).toString()).toBe("the copy");
  expect(await served(request, `${path}.br`)).toBeNull();
});

test("HEAD answers the headers alone", async () => {
  const response = await ask("/icon.png", {}, "HEAD");
  expect([response?.status, response?.headers.get("Content-Length")]).toEqual([200, "2000"]);
  expect(await response?.text()).toBe("");
});

test("who has the file already hears 304; tags without W/ and lists of them are understood", async () => {
  const tag = (await ask("/icon.png"))?.headers.get("ETag") ?? "";
  // One tag stands for several bodies, so it is a weak one.
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
    const response = await ask("/icon.png", { "If-None-Match": known });
    expect([known, response?.status]).toEqual([known, 304]);
    expect(response?.headers.get("ETag")).toBe(tag);
    expect(await response?.text()).toBe("");
  }
  expect((await ask("/icon.png", { "If-None-Match": '"other"' }))?.status).toBe(200);
  const built = await ask("/assets/page-Abc123.js", { "If-None-Match": "*" });
  expect([built?.status, built?.headers.get("ETag")]).toEqual([200, null]);
});

test.each(["/", "/assets", "/assets/", "/.hidden", "/../package.json", "/assets/../.hidden", "/icon.png/"])(
  "%s is no file of the site",
  async (path) => {
    expect(await ask(path)).toBeNull();
  },
);

test("a file takes no form", async () => {
  expect(await ask("/icon.png", {}, "POST")).toBeNull();
});
