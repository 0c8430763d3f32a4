import { expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";

const pages = [
  "/",
  "/logos",
  "/logos?view=list",
  "/jargon",
  "/jargon?view=grid",
  "/events",
  "/events?view=list",
  "/jobs",
  "/jobs?view=list",
  "/login",
  "/signup",
  "/forgot-password",
  "/auth/confirm",
  "/submit",
  "/submit?tab=event",
  "/submit?tab=job",
  "/submit?sign-in=1",
  "/search?search=logo",
  "/search?search=zzkern",
  "/api",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/newsletter",
  "/no-such-page",
];
const dashboard = ["/dashboard", "/dashboard/moderation", "/dashboard/profile"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing on a public page stands in anybody's way (${colorScheme})`, async ({ page, javaScript }) => {
    test.skip(!javaScript, "axe is a script");
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
      });
    for (const list of ["/logos", "/jargon", "/events", "/jobs"])
      await test.step(`the first of ${list}`, async () => {
        await page.goto(list);
        await page.getByRole("main").locator(`a[href^="${list}/"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${list}/.+`));
        await expectAccessible(page);
      });
  });

  test(`nothing in the dashboard stands in anybody's way (${colorScheme})`, async ({ page, javaScript }) => {
    test.skip(!javaScript, "axe is a script");
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signInAsAdmin(page);
    for (const path of dashboard)
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
      });
    await page.goto("/dashboard/moderation");
    await page
      .getByRole("link", { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
}
