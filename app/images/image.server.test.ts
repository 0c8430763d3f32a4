import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { maxFileBytes } from "#app/lib/form-limits.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { maxMemoryOf, renderersOf } from "#tests/support/renderers.ts";
import { checkImage } from "./image.server.ts";
import { ImageRefused } from "./image-refused.ts";

const blank = { width: 60, height: 40, channels: 3, background: "#c2410c" } as const;
const png = () => sharp({ create: blank }).png().toBuffer();
const jpeg = () => sharp({ create: blank }).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h60v40z"/></svg>';
const fileOf = (content: Buffer | string, name: string, type = "") =>
  new File([new Uint8Array(Buffer.from(content))], name, { type });

async function refusal(file: File): Promise<ImageRefused> {
  const answer = await checkImage(file, "someone").catch((error: unknown) => error);
  if (answer instanceof ImageRefused)
    return new ImageRefused(sentenceIn("en", answer.message), answer.status);
  throw answer instanceof Error ? answer : new Error("The file was accepted.");
}

describe("what is taken", () => {
  test("a PNG, a JPEG and an SVG, whatever the case of their names", async () => {
    expect(await checkImage(fileOf(await png(), "Mark.PNG", "image/png"), "someone")).toMatchObject({
      extension: "png",
      type: "image/png",
    });
    expect(await checkImage(fileOf(await jpeg(), "mark.jpeg", "image/jpeg"), "someone")).toMatchObject({
      extension: "jpg",
      type: "image/jpeg",
    });
    expect(await checkImage(fileOf(svg, "mark.svg", "image/svg+xml"), "someone")).toMatchObject({
      extension: "svg",
      type: "image/svg+xml",
    });
  });

  test("a file whose name or type says nothing", async () => {
    expect((await checkImage(fileOf(await png(), "mark"), "someone")).extension).toBe("png");
    expect((await checkImage(fileOf(svg, "mark.svg", "application/octet-stream"), "someone")).extension).toBe(
      "svg",
    );
  });

  test("a drawing that begins with comments, in UTF-8 or UTF-16", async () => {
    const commented = `\n<?xml version="1.0"?><!-- Generator: x -->\n${svg}`;
    expect((await checkImage(fileOf(`\ufeff${commented.trim()}`, "a.svg"), "someone")).extension).toBe("svg");
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg, "utf16le")]);
    expect((await checkImage(fileOf(wide, "a.svg"), "someone")).extension).toBe("svg");
  });
});

describe("F7 the content says what a file is", () => {
  test.each([
    ["a PNG called .svg", png, "mark.svg", "", "png"],
    ["a JPEG called .png", jpeg, "mark.png", "", "jpg"],
    ["a JPEG declared as PNG", jpeg, "mark.jpg", "image/png", "jpg"],
    ["a PNG whose name ends in a version", png, "Kodi Brand v3.1", "", "png"],
    ["a PNG declared as a page", png, "mark.png", "text/html", "png"],
    ["an SVG called .png", async () => svg, "mark.png", "image/png", "svg"],
    ["an SVG that a phone has called .xml", async () => svg, "mark.svg.xml", "text/xml", "svg"],
  ])("%s is taken as what it is", async (_title, content, name, type, extension) => {
    expect((await checkImage(fileOf(await content(), name, type), "someone")).extension).toBe(extension);
  });

  const picture = sharp({ create: blank });
  test.each([
    ["a GIF", async () => "GIF89a\x01\x00\x01\x00", "mark.gif"],
    ["a WebP picture", () => picture.clone().webp().toBuffer(), "mark.png"],
    ["an AVIF picture", () => picture.clone().avif().toBuffer(), "mark.jpg"],
    ["a TIFF picture", () => picture.clone().tiff().toBuffer(), "mark.png"],
    ["a PDF", async () => "%PDF-1.7 <svg ", "mark.svg"],
    ["a compressed SVG (.svgz)", async () => Buffer.from([0x1f, 0x8b, 8, 0]), "mark.svg"],
  ])("%s is told what it is, and what to do", async (what, content, name) => {
    expect(await refusal(fileOf(await content(), name))).toMatchObject({
      status: 415,
      message: `This is ${what}, whatever its name says. Please upload JPG, PNG, or SVG format: open it in the program that made it, and export it as SVG, or as PNG.`,
    });
  });

  test.each([
    ["a page called .svg", "<!DOCTYPE html><p>hello"],
    ["a program", "MZ\x90\x00"],
  ])("%s is refused", async (_title, content) => {
    expect(await refusal(fileOf(content, "mark.svg", "image/svg+xml"))).toMatchObject({
      status: 415,
      message: "Please upload JPG, PNG, or SVG format",
    });
  });
});

describe("F8 only the pixels are stored", () => {
  const tail = "<script>alert(1)</script>";
  const secrets = /Secret|GPS|Exif|tEXt|iTXt|XML|script/;

  test("of a JPEG with a place, a name, a profile and a tail", async () => {
    const told = await sharp({ create: blank })
      .withExif({
        IFD0: { Artist: "Secret Name" },
        IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 17/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(told.toString("latin1")).toMatch(secrets);
    const clean = await checkImage(fileOf(Buffer.concat([told, Buffer.from(tail)]), "a.jpg"), "someone");
    expect(Buffer.from(clean.bytes).toString("latin1")).not.toMatch(secrets);
    expect(await sharp(clean.bytes).metadata()).not.toHaveProperty("exif");
  });

  test("of a PNG with EXIF and a tail", async () => {
    const told = await sharp({ create: blank })
      .withExif({ IFD0: { Artist: "Secret Name" } })
      .png()
      .toBuffer();
    const clean = await checkImage(fileOf(Buffer.concat([told, Buffer.from(tail)]), "a.png"), "someone");
    expect(Buffer.from(clean.bytes).toString("latin1")).not.toMatch(secrets);
  });

  test("a photo taken sideways is stored upright", async () => {
    const sideways = await sharp({ create: blank }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await checkImage(fileOf(sideways, "a.jpg"), "someone");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  test("transparency and few colors survive", async () => {
    const logo = await sharp({
      create: { ...blank, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0.5 } },
    })
      .png({ palette: true })
      .toBuffer();
    const clean = await checkImage(fileOf(logo, "a.png"), "someone");
    const [red, green, blue, alpha] = await sharp(clean.bytes).ensureAlpha().raw().toBuffer();
    expect([red, green, blue].map((value) => Math.round((value ?? 0) / 10))).toEqual([1, 9, 20]);
    expect(alpha).toBe(128);
  });
});

describe("F9 large files", () => {
  test("a PNG of 19,000 x 19,000 pixels is refused without being decoded", async () => {
    const bytes = readFileSync(new URL("../../tests/files/19000x19000.png", import.meta.url));
    await checkImage(fileOf(await png(), "warm-up.png"), "someone");
    const memory = () => renderersOf().reduce((sum, pid) => sum + maxMemoryOf(pid), 0);
    const before = memory();
    expect(before).toBeGreaterThan(10);
    expect((await refusal(fileOf(bytes, "a.png"))).message).toContain("too many pixels");
    expect(memory() - before).toBeLessThan(50);
  });

  test("a picture of 2 MB and one byte is refused, at 2 MB it is looked at", async () => {
    const large = new File([new Uint8Array(maxFileBytes + 1)], "a.png");
    expect(await refusal(large)).toMatchObject({ status: 413, message: "Image size exceeds 2MB limit" });
    expect((await refusal(new File([new Uint8Array(maxFileBytes)], "a.png"))).status).toBe(415);
  });

  test("a photo of many pixels is made smaller, and is never larger than it may be", async () => {
    const photo = await sharp({
      create: { ...blank, width: 2600, height: 1300, noise: { type: "gaussian", mean: 128, sigma: 60 } },
    })
      .jpeg({ quality: 62 })
      .toBuffer();
    expect(photo.byteLength).toBeLessThanOrEqual(maxFileBytes);
    const { bytes } = await checkImage(fileOf(photo, "a.jpg"), "someone");
    const { width, height } = await sharp(bytes).metadata();
    expect(width).toBeLessThanOrEqual(2000);
    expect(width / height).toBeCloseTo(2, 1);
    expect(bytes.byteLength).toBeLessThanOrEqual(maxFileBytes);
  });

  test("a damaged or empty picture is refused with a sentence", async () => {
    const half = (await png()).subarray(0, 60);
    expect(await refusal(fileOf(half, "a.png"))).toMatchObject({ status: 400 });
    expect(await refusal(fileOf((await jpeg()).subarray(0, 100), "a.jpg"))).toMatchObject({ status: 400 });
    expect((await refusal(new File([], "a.png"))).message).toContain("empty");
  });
});
