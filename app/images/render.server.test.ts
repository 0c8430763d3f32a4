import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { maxMemoryOf, renderersOf } from "#tests/support/renderers.ts";
import { refusal, svg, textOf } from "#tests/support/svg.ts";
import { checkImage } from "./image.server.ts";
import { analyzeImage } from "./image-analysis.server.ts";
import { RenderingStopped, startRenderer } from "./renderer.server.ts";

/** As patient as a test can be: on a busy machine the processor's time counts all the same. */
const render = startRenderer(30_000, 30);
const clean = (drawing: string) => render({ by: "someone", uploads: true }, "cleanDrawing", bytesOf(drawing));

const folder = new URL("../../tests/files/svg/", import.meta.url);
const drawn = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${inside}<path d="M0 0h9v9"/></svg>`;
const check = (content: string | Buffer) =>
  checkImage(new File([new Uint8Array(Buffer.from(content))], "mark.svg"), "someone");

const bytesOf = (text: string) => new TextEncoder().encode(text);

const whole = '<path d="M0 0h1000v1000H0z"/>';
const mask = `<mask id="m"><path fill="#fff" d="M0 0h1000v1000H0z"/></mask>`;
const filtered = (step: string, count: number) =>
  `<filter id="f">${step.repeat(count)}</filter><g filter="url(#f)">${whole}</g>`;

describe("what takes too long ends with the process that draws it", () => {
  test.each([
    ["a filter of noise", filtered('<feTurbulence baseFrequency=".05" numOctaves="9"/>', 50)],
    ["conditions within conditions", `<style>${"@media a{".repeat(200_000)}</style>`],
  ])("%s", async (_, inside) => {
    await expect(clean(drawn(inside))).rejects.toThrow(RenderingStopped);
  });

  test("what takes much memory, before the machine runs short of it", async () => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, ...renderersOf().map(maxMemoryOf));
    }, 20);
    const steps = Array.from({ length: 2000 }, (_, index) => `<feOffset dx="1" result="r${index}"/>`);
    const kept = drawn(filtered(steps.join(""), 1));
    await expect(clean(kept)).rejects.toThrow(RenderingStopped);
    clearInterval(watch);
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThan(500);
  });
});

describe("a drawing is refused", () => {
  test("where it cannot be drawn at all: nobody knows what it would cost", async () => {
    const sizeless = '<svg xmlns="http://www.w3.org/2000/svg"><path d=""/></svg>';
    await expect(check(sizeless)).rejects.toThrow("noSize");
  });
});

describe("drawings without end are refused, or show as pixels", () => {
  test("20,000 nested groups are refused at the hundredth, though the rest of the file is not even a drawing", async () => {
    const bytes = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${"<g>".repeat(20_000)}</broken`,
    );
    // A reader that went on would complain of the broken end instead.
    expect(refusal(bytes).message).toContain("too many parts");
    expect(refusal(svg(`${"<x>".repeat(20_000)}${"</x>".repeat(20_000)}`)).message).toContain(
      "too many parts",
    );
    expect(refusal(svg("<g/>".repeat(20_001))).message).toContain("too many parts");
  });

  test.each(readdirSync(new URL("costly/", folder)))("%s", async (name) => {
    const answer = await clean(readFileSync(new URL(`costly/${name}`, folder), "utf8")).catch(
      (error) => error,
    );
    if (answer instanceof Error) expect(answer).toBeInstanceOf(RenderingStopped);
    else expect(answer.preview?.byteLength).toBeGreaterThan(0);
  });
});

describe("F6 drawings that people make are soon drawn", () => {
  test.each([
    ["a shadow", filtered('<feDropShadow stdDeviation="9"/>', 1)],
    ["a few masks, blends and translucent groups", `${mask}<g mask="url(#m)" opacity=".5">${whole}</g>`],
    [
      "a map of dotted lines",
      `<g stroke="red" stroke-dasharray="0 6">${'<path d="M0 50h1000v20H0v20h1000"/>'.repeat(9)}</g>`,
    ],
    ["a long line without dashes", '<path stroke="red" d="M0 50H1e9"/>'],
  ])("%s", async (_, inside) => {
    expect(textOf((await check(drawn(inside))).bytes)).toContain("<svg");
  });

  test.each(readdirSync(new URL("exports/", folder)))("%s", async (name) => {
    expect((await check(readFileSync(new URL(`exports/${name}`, folder)))).extension).toBe("svg");
  });

  test("one of a banner of 40 meters is drawn, and measured", async () => {
    const banner =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40000mm" height="10000mm" viewBox="0 0 40 10"><path d="M0 0h40v5H0z"/></svg>';
    const { bytes } = await check(banner);
    const { width, mark } = await analyzeImage(bytes.slice().buffer);
    expect(mark).toMatchObject({ ink: { height: 0.5 } });
    expect(width).toBeGreaterThan(100_000);
  });
});
