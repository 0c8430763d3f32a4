import { addressOf, expect, test } from "./journey.ts";
import { publicPages } from "./pages.ts";

const phones = [320, 390];

test("no public page is wider than a phone", async ({ page, javaScript }) => {
  test.skip(!javaScript, "a script may widen a page, none makes it narrower");
  test.setTimeout(120_000);
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(await addressOf(page, path));
      for (const width of phones) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `pixels of ${path} beyond a screen of ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
});
