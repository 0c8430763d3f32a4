import { expect, signIn, signInAsAdmin, test } from "./journey.ts";

test("a member moves their account to another address; Developer Options stand there for whoever is signed in", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const phone = await anotherPage();
  await signIn(phone, account);
  await signIn(page, account, "/dashboard/profile");
  const personal = page.getByRole("region", { name: "Personal Information" });
  const email = `moved-${account.email}`;
  await personal.getByLabel("Email").fill(email);
  await personal.getByRole("button", { name: "Save Changes" }).click();
  const missing = "Enter your current password to change your email.";
  await expect(personal.getByLabel("Current password")).toHaveAccessibleDescription(new RegExp(missing));
  await personal.getByLabel("Current password").fill(account.password);
  await personal.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(`You now sign in with ${email}.`)).toBeVisible();
  await expect(personal.getByLabel("Email")).toHaveValue(email);
  await phone.goto("/dashboard/profile");
  await expect(phone).toHaveURL(/\/login/);
  await signInAsAdmin(phone, "/dashboard/profile");
  await expect(phone.getByText("Developer Options")).toBeVisible();
});

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
