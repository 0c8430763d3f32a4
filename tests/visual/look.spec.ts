import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signInAsAdmin, test } from "../e2e/journey.ts";
import { expectOnly, pages, renewing } from "./pages.ts";

/** Only colors differ in the dark, so that one width shows it. */
const looks = [
  [390, "light"],
  [390, "dark"],
  [768, "light"],
  [1280, "light"],
] as const;
const pictureName = (page: string, width: number, theme: string) => `${page}-${width}-${theme}.png`;

const font = (script: string) => {
  const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-wght-normal.woff2`;
  const bytes = readFileSync(new URL(import.meta.resolve(file)));
  return `url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2")`;
};
/** What would be drawn in a font of the machine is drawn in one that is the same everywhere. */
const fonts = `
  @font-face { font-family: "Test"; src: ${font("latin")}; font-weight: 200 800; }
  @font-face { font-family: "Test Extended"; src: ${font("latin-ext")}; font-weight: 200 800; }
  * { --font-display: "Display", "Test", "Test Extended" !important; }
  /* The address of a page, for copying, names the port of the day. */
  input[readonly] { color: transparent !important; }
  html, body, button, input, select, textarea, code, kbd, pre, samp { font-family: "Test", "Test Extended"; }
`;

/** The page as it stays: all pictures and fonts are there. */
async function settle(page: Page): Promise<void> {
  // A dialog that a script has not yet put on top would move.
  await expect(page.locator("dialog:not(:modal)")).toHaveCount(0);
  await page.addStyleTag({ content: fonts });
  // Where signing in has left it, it may point at something.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => {})));
  });
}

/** The first screen at half its size: edges of letters, which no two machines draw alike, melt away. */
async function picture(page: Page): Promise<Buffer> {
  // Another width asks for other files, which come when they come.
  await page.evaluate(() =>
    Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {}))),
  );
  const { width = 0 } = page.viewportSize() ?? {};
  const half = sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: width / 2, kernel: "linear" })
    .removeAlpha();
  // What goes into the repository is half as large with a palette; its colors are near enough.
  return half.png(renewing() ? { palette: true, dither: 0, effort: 10 } : {}).toBuffer();
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime("2026-03-11T10:30:00Z");
    if (path.startsWith("/dashboard")) await signInAsAdmin(page, path);
    else await page.goto(path);
    await settle(page);
    for (const [width, theme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      expect.soft(await picture(page)).toMatchSnapshot(["pictures", pictureName(name, width, theme)], {
        threshold: 0.06,
        maxDiffPixelRatio: 0.003,
      });
    }
  });
}

test("every picture is of a page", () => {
  const wanted = Object.keys(pages).flatMap((name) =>
    looks.map(([width, theme]) => pictureName(name, width, theme)),
  );
  expectOnly("pictures", wanted);
});
