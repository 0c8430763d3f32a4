import { expect, fillSignIn, signIn, test } from "./journey.ts";

test("a stranger creates an account, is signed in, and goes on to where they wanted to be", {
  tag: "@script",
}, async ({ page, account }) => {
  await page.goto("/signup?from=%2Fsubmit%3Ftab%3Djob");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
  await page.getByLabel("Full name").fill("Ama Owusu");
  await page.getByLabel("Email", { exact: false }).first().fill(account.email);
  const choose = async (password: string, again = password) => {
    await page.getByLabel("Password", { exact: false }).first().fill(password);
    await page.getByLabel("Confirm password").fill(again);
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  };
  await choose("kente-cloth", "kente-clothes");
  await expect(page.getByText("Passwords do not match").first()).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Ama Owusu");
  await choose("kente-cloth");
  await expect(
    page.getByText("There’s already an account with this address. Sign in, or use another.").first(),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).first(),
  ).toHaveAttribute("href", "/login?from=%2Fsubmit%3Ftab%3Djob");
  await page.getByLabel("Email", { exact: false }).first().fill(`new-${account.email}`);
  await choose("kente-cloth");
  await expect(page).toHaveURL("/submit?tab=job");
  await expect(page.getByText("Account created successfully!", { exact: true })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ama Owusu");
});

test("a wrong password signs nobody in, the right one does", { tag: "@script" }, async ({
  page,
  account,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("kente-cloth");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid login credentials").first()).toBeVisible();
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/dashboard/profile");
});

test("signing in asks for both email and password", { tag: "@script" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").getByText("Please enter both email and password")).toBeVisible();
});

test("a page that the browser kept to go back to is not shown once its reader has signed out", {
  tag: "@script",
}, async ({ page, account }) => {
  // This is about scripts.
  await signIn(page, account, "/dashboard/profile");
  // Chromium keeps no pages while Playwright looks on: the page is told that it was kept.
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const isSame = () => page.evaluate(() => "sameAsBefore" in window);
  await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  await comeBack();
  expect(await isSame()).toBe(true);

  await page.route("**/logout", (route) => route.fulfill({ status: 204 }));
  // The script may come after the page.
  await expect(async () => {
    await page.getByRole("button", { name: "Log out" }).first().click();
    expect(await page.evaluate(() => sessionStorage.getItem("left"))).not.toBeNull();
  }).toPass();
  await comeBack().catch(() => {});
  await expect.poll(() => isSame().catch(() => true)).toBe(false);
});

test("a chosen theme stays", { tag: "@script" }, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  for (const path of ["/no/such/page", "/logos"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  }
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
});

test("on a small screen the menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.locator("summary", { hasText: "Menu" }).click();
  await menu.getByRole("link", { name: "Hookup" }).click();
  await expect(page).toHaveURL("/jobs");
});

test("a visitor whose browser keeps no cookies reads so where one signs in, and nowhere else", {
  tag: "@script",
}, async ({ page }) => {
  // Only a script can ask the browser.
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
  await page.goto("/login");
  await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
  await page.goto("/contact");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
