import type { Page } from "@playwright/test";
import { anchors, cut, edges, focus, motion, targets } from "./barriers.ts";
import { faults } from "./faults.ts";
import { expect, test } from "./journey.ts";
import { onEveryPage } from "./sweep.ts";
import { readTree } from "./tree.ts";

/** The spacing of text that a reader may ask for (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ hasTouch: true, bypassCSP: true });

test.beforeEach(() => test.setTimeout(240_000));

/** A laptop, then its window at 400 %, a phone, and there other spacing and the system's colors. */
async function look(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1024 });
  const found = [...faults(await readTree(page)), ...(await page.evaluate(anchors))];

  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await page.evaluate(motion)), ...(await page.evaluate(cut)));
  // From here on what has the focus was reached with a key.
  await page.keyboard.press("Tab");
  found.push(...(await page.evaluate(focus)));

  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await page.evaluate(targets)), ...(await page.evaluate(cut)));
  await page.evaluate(
    (css) => document.head.append(Object.assign(document.createElement("style"), { textContent: css })),
    spacing,
  );
  found.push(...(await page.evaluate(cut)).map((what) => `with spacing ${what}`));
  await page.emulateMedia({ forcedColors: "active" });
  found.push(...(await page.evaluate(edges)));
  await page.emulateMedia({ forcedColors: "none" });
  expect.soft(found).toEqual([]);
}

onEveryPage(
  "can be heard, and read and used at 400 %, by touch, by keyboard and in the system's colors",
  look,
);
