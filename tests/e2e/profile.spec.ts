import { expect, signIn, test } from "./journey.ts";

test("a member logs out everywhere else, and becomes an admin with the code only", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const phone = await anotherPage();
  await signIn(phone, account);
  await signIn(page, account);
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByText("Your other devices were logged out")).toBeVisible();
  await phone.goto("/dashboard/profile");
  await expect(phone).toHaveURL(/\/login/);

  await expect(page.getByLabel("Admin code")).toBeHidden();
  await page.getByText("Developer Options").click();
  await page.getByLabel("Admin code").fill("journeys-admin-cod");
  await page.getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByText("Invalid admin code").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Content Moderation" })).toHaveCount(0);
  await page.getByLabel("Admin code").fill("journeys-admin-code");
  await page.getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByText(`${account.name} is now an admin`)).toBeVisible();
  await page.getByRole("link", { name: "Content Moderation" }).click();
  await expect(page).toHaveURL("/dashboard/moderation");
});

test("a member takes their data along and deletes their account", { tag: "@plain" }, async ({
  page,
  account,
}) => {
  await signIn(page, account, "/dashboard/profile");
  const download = await page.request.get("/dashboard/profile/data");
  expect(download.headers()["content-disposition"]).toContain("attachment");
  expect(await download.json()).toMatchObject({ email: account.email, profile: { name: account.name } });

  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Delete my account" })).toBeVisible();
  await page.getByLabel("Current password").fill("not-the-password");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("That isn't your current password").first()).toBeVisible();
  await page.getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page).toHaveURL(/\/login/);
});
