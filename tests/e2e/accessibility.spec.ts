import type { Page } from "@playwright/test";
import { addressOf, expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";
import { onEveryPage } from "./sweep.ts";

/** In the page, once it was looked at. */
declare const axe: { run(options: object): Promise<{ violations: { nodes: { html: string }[] }[] }> };

test.beforeEach(({ javaScript }) => {
  test.skip(!javaScript, "axe is a script");
  test.setTimeout(240_000);
});

/** Looks at a page in the light, then at its colors in the dark: nothing else differs there. */
async function look(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const { violations } = await page.evaluate(() => axe.run({ runOnly: ["color-contrast"] }));
  const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
  expect(pale, "too pale in the dark").toEqual([]);
}

onEveryPage("nothing stands in anybody's way", look);

test("nor does a dialog where no script has made it one", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await signInAsAdmin(page);
  for (const path of ["/dashboard/events/new", "/dashboard/events/:id", "/dashboard/logos/:id/delete"]) {
    await page.goto(await addressOf(page, path));
    await look(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("dialog:modal")).toHaveCount(0);
  }
});
