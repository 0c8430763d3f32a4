import type { Page } from "@playwright/test";
import {
  anchors,
  beyond,
  cut,
  edges,
  focus,
  motion,
  smallFields,
  targets,
  unnamedMenus,
  writeLongWords,
} from "./barriers.ts";
import { faults } from "./faults.ts";
import { addressOf, askAxe, expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";
import { onEveryPage } from "./sweep.ts";
import { readTree } from "./tree.ts";

/** The spacing of text that a reader may ask for (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ hasTouch: true, bypassCSP: true });

test.beforeEach(() => test.setTimeout(360_000));

/** What axe, which is a script, finds in the light, then of colors in the dark: nothing else differs there. */
async function lookWithAxe(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await askAxe(page, ["color-contrast"]), "in the dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Pages that show what people write. */
const written = /^\/(?:logos|jargon|events|jobs|search|dashboard)\b/;

/** A laptop, then its window at 400 %, a phone, and there other spacing and the system's colors, then longer words and a tablet. */
async function look(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1024 });
  await lookWithAxe(page);
  const isRightToLeft = await page.evaluate(() => document.dir === "rtl");
  const found = [...faults(await readTree(page), isRightToLeft), ...(await page.evaluate(anchors))];

  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await page.evaluate(motion)), ...(await page.evaluate(cut)));
  // From here on what has the focus was reached with a key.
  await page.keyboard.press("Tab");
  found.push(...(await page.evaluate(focus)));

  await page.setViewportSize({ width: 390, height: 844 });
  for (const look of [targets, cut, smallFields, unnamedMenus]) found.push(...(await page.evaluate(look)));
  const spaced = await page.addStyleTag({ content: spacing });
  found.push(...(await page.evaluate(cut)).map((what) => `with spacing ${what}`));
  await page.setViewportSize({ width: 320, height: 844 });
  found.push(...(await page.evaluate(beyond, "wide letters")));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active" });
  found.push(...(await page.evaluate(edges)));
  await page.emulateMedia({ forcedColors: "none" });
  await spaced.evaluate((style: Element) => style.remove());
  if (written.test(new URL(page.url()).pathname) && (await page.locator("dialog").count()) === 0)
    found.push(...(await beyondScreens(page)));
  expect.soft(found).toEqual([]);
}

/** A phone and a tablet beside its sidebar hold the page, whatever people write. */
async function beyondScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const words of ["its own words", "long words"]) {
    if (words === "long words") await page.evaluate(writeLongWords);
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(beyond, words)));
    }
  }
  return found;
}

onEveryPage(
  "can be heard, and read and used at 400 %, by touch, by keyboard and in the system’s colors",
  look,
);

test("nor does a dialog stand in the way where no script has made it one", { tag: "@script" }, async ({
  page,
}) => {
  // Axe is a script.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await signInAsAdmin(page);
  for (const path of ["/dashboard/events/new", "/dashboard/events/:id", "/dashboard/logos/:id/delete"]) {
    await page.goto(await addressOf(page, path));
    await lookWithAxe(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("dialog:modal")).toHaveCount(0);
  }
});
