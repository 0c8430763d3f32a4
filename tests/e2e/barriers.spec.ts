import type { Page } from "@playwright/test";
import { cut, edges, focus, motion, structure, targets } from "./barriers.ts";
import { addressOf, expect, signInAsAdmin, test } from "./journey.ts";
import { dashboardPages, modals, publicPages } from "./pages.ts";

/** The spacing of text that a reader may ask for (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ hasTouch: true, bypassCSP: true });

test.beforeEach(({ javaScript }) => {
  test.skip(!javaScript, "the same pages either way");
  test.setTimeout(240_000);
});

/** A window of 1280 x 1024 px at 400 %, a phone, then the same with other spacing and with the system's colors. */
async function look(page: Page, pattern: string): Promise<void> {
  await test.step(pattern, async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(await addressOf(page, pattern));
    await expect(page.locator("dialog:not(:modal)")).toHaveCount(0);
    const found = await page.evaluate(structure);
    found.push(...(await page.evaluate(motion)), ...(await page.evaluate(cut)));
    // From here on what has the focus was reached with a key.
    await page.keyboard.press("Tab");
    found.push(...(await page.evaluate(focus)));

    await page.setViewportSize({ width: 390, height: 844 });
    found.push(...(await page.evaluate(targets)));
    await page.addStyleTag({ content: spacing });
    found.push(...(await page.evaluate(cut)).map((what) => `with spacing ${what}`));
    await page.emulateMedia({ forcedColors: "active" });
    found.push(...(await page.evaluate(edges)));
    await page.emulateMedia({ forcedColors: "none" });
    expect.soft(found, pattern).toEqual([]);
  });
}

test("a public page can be read and used at 400 %, by touch, by keyboard and in the system's colors", async ({
  page,
}) => {
  for (const path of publicPages) await look(page, path);
});

test("so can a page of the dashboard", async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of dashboardPages) await look(page, path);
});

test("so can a dialog", async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of modals) await look(page, path);
});
