import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { salaryPeriods } from "#app/content/job/options.ts";
import { formatDateRange } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { languages } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { renderersOf } from "#tests/support/renderers.ts";
import { endless } from "#tests/support/svg.ts";
import { drawable, hasLetters, isRightToLeft, outlineText } from "./lettering.server.ts";
import { drawPreview, titleLines } from "./preview.server.ts";

const preview = { id: "a", kind: "Logo", title: "Sunbird Solar", facts: ["by Sunbird"] };
const file = (path: string) => new Uint8Array(readFileSync(path)).buffer;
async function colorAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}
const white = [255, 255, 255];

describe("the picture that stands for a page", () => {
  it("is a PNG of 1200 x 630 pixels under 300 KB, the same for the same item and another for another", async () => {
    const png = await drawPreview(preview, null);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(300_000);
    expect((await drawPreview(preview, null)).equals(png)).toBe(true);
    expect((await drawPreview({ ...preview, id: "b" }, null)).equals(png)).toBe(false);
    expect((await drawPreview({ ...preview, title: "Sunbird" }, null)).equals(png)).toBe(false);
  });

  it("shows a logo on a white plate, and none where the file cannot be read", async () => {
    const withLogo = await drawPreview(preview, file("seeds/logos/sunbird-solar.svg"));
    expect(await colorAt(withLogo, 820, 160)).toEqual(white);
    expect(await colorAt(withLogo, 980, 300)).not.toEqual(white);
    for (const broken of [new TextEncoder().encode("<svg"), file("tests/files/19000x19000.png")]) {
      const png = await drawPreview(preview, broken as ArrayBuffer);
      expect(await colorAt(png, 820, 160)).not.toEqual(white);
    }
  });

  it("is not drawn without a logo that could not be measured because of something else", async () => {
    const drawing = drawPreview(preview, endless.slice().buffer);
    drawing.catch(() => {});
    await vi.waitUntil(() => renderersOf().length > 0);
    for (const pid of renderersOf()) process.kill(pid, "SIGKILL");
    await expect(drawing).rejects.toThrow("ended with SIGKILL");
  });

  it("begins at the right where its language does", async () => {
    const [left, right] = await Promise.all(
      [preview, { ...preview, direction: "rtl" as const }].map((one) => drawPreview(one, null)),
    );
    const isDrawn = async (png: Buffer | undefined) => {
      const place = sharp(png).removeAlpha().extract({ left: 72, top: 560, width: 100, height: 40 });
      return (await place.raw().toBuffer()).some((value) => value < 64);
    };
    expect([await isDrawn(left), await isDrawn(right)]).toEqual([true, false]);
  });

  it("shows a white logo on a dark plate", async () => {
    const white = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#fff"/></svg>',
    );
    const png = await drawPreview(preview, white.buffer as ArrayBuffer);
    expect(await colorAt(png, 830, 300)).toEqual([0x24, 0x1a, 0x14]);
  });

  it("stays under 300 KB also with the most restless picture", async () => {
    const noise = Buffer.from(
      Array.from({ length: 264 * 264 * 3 }, (_, index) => (index * 7919 * index) % 256),
    );
    const picture = await sharp(noise, { raw: { width: 264, height: 264, channels: 3 } })
      .png()
      .toBuffer();
    expect((await drawPreview(preview, new Uint8Array(picture).buffer)).byteLength).toBeLessThan(300_000);
  });

  it.each([
    "",
    "👩🏾‍🎨",
    "مرحبا بالعالم",
    "שלום",
    "\u0000\uD800\u202E",
    '"<b>&amp;</b>" \'; , \\',
    "Ọ̀ṣọ́ ẹ̀kọ́ ".repeat(16),
    "W".repeat(160),
    "i ".repeat(80),
  ])("can be drawn for the title %j", async (title) => {
    const png = await drawPreview({ ...preview, title, facts: [title] }, null);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("lettering", () => {
  it("draws marks on their letters, also where the font has no ready outlineText, and skips what it has not", () => {
    expect(drawable("Ẹ̀kọ́ 👩🏾‍🎨 שלום Ŋ ንድፍ مرحبا")).toBe("Ẹ̀kọ́ Ŋ ንድፍ مرحبا");
    expect(outlineText("ẹ̀", 100).width).toBe(outlineText("e", 100).width);
    expect(outlineText("Ŋ", 100).draw(0, 0)).toMatch(/^M/);
    expect(outlineText("שלום", 100)).toMatchObject({ width: 0 });
  });

  it("has the letters of Hausa, Akan, Ewe, Fula and Bambara, large and small", () => {
    const letters = "Ɓɓ Ɗɗ Ƙƙ Ƴƴ Ɛɛ Ɔɔ Ɖɖ Ƒƒ Ɣɣ Ʋʋ Ŋŋ Ɲɲ Ṅṅ Ḓḓ Ḽḽ Ṋṋ Ṱṱ";
    expect(drawable(letters)).toBe(letters);
    expect(hasLetters(letters)).toBe(true);
  });

  it("has every letter of what the site itself says on them, in each language", () => {
    for (const language of languages) {
      const said = [
        translator(language, "site")("tagline"),
        translator(language, "logos")("by", { designer: "Ama" }),
        ...salaryPeriods.map((period) => translator(language, "jobs")("period", { period })),
        formatDateRange("2026-11-30", "2026-12-02", language),
        formatMoney(1_500, 22_000, "NGN", language) ?? "",
      ].map((text) => text.replace(/\s+/g, " ").replace(/[\u200e\u200f]/g, ""));
      expect(said.map(drawable)).toEqual(said);
    }
  });

  it("draws no title without some of its letters: its kind stands there", async () => {
    expect(hasLetters("Kente 👩🏾‍🎨, 2 × 2")).toBe(true);
    expect(hasLetters("Kente ⴽⵏⵟ")).toBe(false);
    const [half, kind] = await Promise.all(
      ["Kente ⴽⵏⵟ", ""].map((title) => drawPreview({ ...preview, title }, null)),
    );
    expect(half?.equals(kind as Buffer)).toBe(true);
  });

  it("sets Amharic, and Arabic with its letters joined, whatever was set before", () => {
    expect(outlineText("ንድፍ", 100).draw(0, 0)).toMatch(/^M/);
    expect(outlineText("بِسْمِ", 100).width).toBeGreaterThan(0);
    expect(outlineText("اللَّهِ", 100).width).toBe(outlineText("الله", 100).width);
    expect(outlineText("الله", 100).width).toBeLessThan(outlineText("الل\u200cه", 100).width);
  });

  it("sets the vowel on the shadda, in whichever order they come", () => {
    const [shaddaFirst, vowelFirst] = ["م\u0651\u064eد", "م\u064e\u0651د"].map((text) =>
      outlineText(text, 100).draw(0, 0),
    );
    expect(vowelFirst).toBe(shaddaFirst);
  });

  it("reads a text from the side that its first outlineText says", () => {
    expect(isRightToLeft("2026: معرض Lagos")).toBe(true);
    for (const text of ["Lagos معرض", "ንድፍ", "2026", "", "…"]) expect(isRightToLeft(text)).toBe(false);
  });

  // Escaped, because editors reorder Arabic.
  const [a, b] = ["\u0627", "\u0628"];
  it.each([
    ["Arabic in Latin", `To ${a}${b}`, "To "],
    ["Latin in Arabic", `${a} Big Co`, "Big Co"],
    ["a number in Arabic, with its separators", `${a} 1,500.75`, "1,500.75"],
    ["what follows a number in Arabic", `${a} 12 ${b}`, b],
    ["brackets around a year", `${a} (2026)`, "("],
    ["brackets around Arabic", `${a} (${b})`, "("],
    ["what follows a number that begins a text", `2026 ${a}`, a],
  ])("from left to right comes %s", (_, line, leftmost) => {
    expect(outlineText(line, 100).draw(0, 0).startsWith(outlineText(leftmost, 100).draw(0, 0))).toBe(true);
  });

  it("sets a line of a longer text as that runs", () => {
    const [company, arabic] = ["Co", b].map((text) => outlineText(text, 100).draw(0, 0));
    expect(
      outlineText(`Co ${b}`, 100, true)
        .draw(0, 0)
        .startsWith(arabic as string),
    ).toBe(true);
    expect(
      outlineText(`${b} Co`, 100, true)
        .draw(0, 0)
        .startsWith(company as string),
    ).toBe(true);
    expect(
      outlineText(`${b} Co`, 100, false)
        .draw(0, 0)
        .startsWith(arabic as string),
    ).toBe(true);
  });

  it("begins a title from right to left at the right", async () => {
    const inked = async (title: string) => {
      const png = await drawPreview({ ...preview, title, facts: [] }, null);
      const middle = await sharp(png).extract({ left: 0, top: 200, width: 700, height: 260 }).toBuffer();
      const { info } = await sharp(middle).trim().toBuffer({ resolveWithObject: true });
      return { left: -(info.trimOffsetLeft ?? 0), right: -(info.trimOffsetLeft ?? 0) + info.width };
    };
    const [arabic, latin] = [await inked("مرحبا"), await inked("Kente")];
    expect(latin.left).toBeLessThan(100);
    expect(arabic.left).toBeGreaterThan(300);
    expect(arabic.right).toBeGreaterThan(600);
  });

  it("sets a short title large, breaks a long one between words, and cuts what is too long", () => {
    expect(titleLines("Kente", 600)).toEqual({ size: 92, lines: ["Kente"] });
    const long = titleLines("Contracts for creatives in Johannesburg and elsewhere", 600);
    expect(long.lines.join(" ")).toBe("Contracts for creatives in Johannesburg and elsewhere");
    const endless = titleLines("W".repeat(160), 600);
    expect(endless.lines).toHaveLength(6);
    expect(endless.lines.at(-1)).toMatch(/W…$/);
    for (const line of endless.lines) expect(outlineText(line, endless.size).width).toBeLessThanOrEqual(600);
  });
});
