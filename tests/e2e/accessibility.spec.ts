import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addressOf, expect, expectAccessible, linkOn, signIn, signInAsAdmin, test } from "./journey.ts";
import { dashboardPages, modals, publicPages } from "./pages.ts";

/** In the page, once it was looked at. */
declare const axe: { run(options: object): Promise<{ violations: { nodes: { html: string }[] }[] }> };

test.beforeEach(async ({ page, javaScript }) => {
  test.skip(!javaScript, "axe is a script");
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
});

/** Opens a page and looks at it in the light, then at its colors in the dark: nothing else differs there. */
async function look(page: Page, path: string, { modal = false } = {}): Promise<void> {
  await test.step(path, async () => {
    await page.goto(await addressOf(page, path));
    if (modal) await expect(page.locator("dialog:modal")).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const { violations } = await page.evaluate(() => axe.run({ runOnly: ["color-contrast"] }));
    const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
    expect(pale, "too pale in the dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  });
}

test("nothing on a public page stands in anybody's way", async ({ page }) => {
  for (const path of publicPages) await look(page, path);
});

test("nothing in the dashboard stands in anybody's way", async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of dashboardPages) await look(page, path);
});

test("nothing in a dialog stands in anybody's way", async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of modals) await look(page, path, { modal: true });
});

test("nothing stands in the way of a member with a submission, and of an admin who has chosen it", async ({
  page,
  account,
  anotherPage,
}) => {
  await signIn(page, account, "/dashboard/profile");
  const job = { kind: "job", title: `Dyer ${randomUUID()}`, company: "Indigo", location: "Kano" };
  await page.request.post("/submit", { form: job });
  const own = await linkOn(page, "/dashboard/profile", "/dashboard/profile/submissions/:type/:id");
  await look(page, own);
  await look(page, "/dashboard/profile/delete");

  const admins = await anotherPage();
  await signInAsAdmin(admins);
  const chosen = `job.${own.split("/").at(-1)}`;
  await look(admins, `/dashboard/moderation/selection?decision=rejected&item=${chosen}`, { modal: true });
  await page.request.post(own, { form: { intent: "withdraw" } });
});

test("nor does a dialog where no script has made it one", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await signInAsAdmin(page);
  for (const path of ["/dashboard/events/new", "/dashboard/events/:id", "/dashboard/logos/:id/delete"]) {
    await look(page, path);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("dialog:modal")).toHaveCount(0);
  }
});
