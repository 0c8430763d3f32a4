import type { Locator } from "@playwright/test";
import { expect, fillSignIn, signIn, signInAsAdmin, test, unique } from "./journey.ts";

test("a visitor at the dashboard signs in and comes back to where they wanted to be", {
  tag: "@script",
}, async ({ page, account }) => {
  await page.goto("/dashboard/profile");
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fprofile/);
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile Settings" })).toBeVisible();
});

test("a member at an admin page is sent to their profile and told why", { tag: "@script" }, async ({
  page,
  account,
}) => {
  await signIn(page, account, "/dashboard");
  await expect(page).toHaveURL("/dashboard/profile");
  await expect(page.getByText("You don't have permission to access the admin area")).toHaveCount(0);
  await page.goto("/dashboard/moderation");
  await expect(page).toHaveURL("/dashboard/profile");
  await expect(page.getByRole("alert")).toContainText("You don't have permission to access the admin area");
  await expect(page.getByRole("link", { name: "Content Moderation" })).toHaveCount(0);
});

test("an admin finds real figures and the way to what waits", { tag: "@script" }, async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome back to your admin dashboard.")).toBeVisible();
  for (const name of ["Submissions and decisions per week", "Sign-ups per week"]) {
    await expect(page.getByRole("region", { name })).toContainText(/[1-9]\d* .+ in 12 weeks/);
    await page.getByText(`Show as table: ${name}`).click();
    // Twelve weeks below their heads.
    await expect(page.getByRole("table", { name }).getByRole("row")).toHaveCount(13);
  }
  await page.getByRole("link", { name: /^All \d+ in moderation/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Content Moderation" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Jargon/ })
    .click();
  await expect(page).toHaveURL("/dashboard/moderation?type=jargon");

  // With script nothing is loaded anew that need not be.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole("complementary").getByRole("link", { name: "Jargon Dictionary" }).click();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/dashboard/jargon?page=2");
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  // Nor where somebody changes to the dark and back: what they have typed is still there.
  const search = page.getByRole("searchbox", { name: "Search by words" });
  await search.fill("not sent yet");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(search).toHaveValue("not sent yet");
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("on a small screen the sections are in a drawer", async ({ page, account, javaScript }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, account, "/dashboard/profile");
  const profile = page.getByRole("complementary").getByRole("link", { name: "Profile" });
  await expect(profile).not.toBeInViewport();
  await page.getByRole("link", { name: "Open sidebar" }).click();
  await expect(profile).toBeInViewport();
  await page.getByRole("complementary").getByRole("link", { name: "Close sidebar" }).click();
  await expect(profile).not.toBeInViewport();
  // Going somewhere closes it, too.
  await page.getByRole("link", { name: "Open sidebar" }).click();
  await page.getByRole("complementary").getByRole("link", { name: "Notifications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(profile).not.toBeInViewport();
  if (!javaScript) return;
  // By the keyboard: the drawer hides what one reaches beyond its end, until Escape shows it.
  const open = page.getByRole("link", { name: "Open sidebar" });
  await open.press("Enter");
  await page.getByRole("complementary").getByRole("button", { name: "Log out" }).press("Tab");
  await expect(open).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(profile).not.toBeInViewport();
  await expect(open).toBeFocused();
  await open.press("Enter");
  await expect(profile).toBeInViewport();
});

test("whoever does something far down a list is still there afterwards", { tag: "@script" }, async ({
  page,
}) => {
  // Without script every step is a page of its own.
  await page.setViewportSize({ width: 1280, height: 500 });
  const own = unique("Aardvark");
  await signInAsAdmin(page, "/dashboard/jargon/new");
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const dialog = page.locator("dialog:modal");
  const goTo = async (target: Locator) => {
    await expect(page.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
    await expect(page.locator("dialog"), "the page behind has loaded").toHaveCount(0);
    // Browsers follow rows that go or come above.
    await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
    await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const here = await place();
    expect(here).toBeGreaterThan(0);
    return here;
  };
  await dialog.getByLabel("Term", { exact: false }).first().fill(own);
  await dialog.getByLabel("Definition").fill("The first of the list");
  await dialog.getByRole("button", { name: "Add Term" }).click();
  await expect(dialog).toHaveCount(0);

  // By keys: a click on what moves under it would scroll the page itself.
  const far = await page
    .getByRole("link", { name: /^Edit / })
    .nth(20)
    .getAttribute("aria-label");
  const edit = page.getByRole("link", { name: String(far), exact: true });
  const term = await goTo(edit);
  await edit.press("Enter");
  await expect(dialog).toBeVisible();
  expect(await place(), "below an open dialog").toBe(term);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  expect(await place(), "after a dialog").toBe(term);
  const remove = page.getByRole("link", { name: `Delete ${own}` });
  const first = await goTo(remove);
  await remove.press("Enter");
  await dialog.getByRole("button", { name: "Delete Term" }).click();
  await expect(page.getByText("Term deleted successfully")).toBeVisible();
  expect(await place(), "after something has gone").toBe(first);

  await page.goto("/dashboard/users");
  const user = page.getByRole("link", { name: /^Edit / }).last();
  const row = await goTo(user);
  await user.press("Enter");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  expect(await place(), "after a change").toBe(row);

  await page.goto("/dashboard/notifications?page=1");
  const read = page.getByRole("button", { name: /^Mark as read/ });
  const unread = await read.count();
  const note = await goTo(read.last());
  await read.last().press("Enter");
  await expect(read).toHaveCount(unread - 1);
  expect(await place(), "after a notification").toBe(note);
  await expect(page).toHaveURL("/dashboard/notifications?page=1");
});
