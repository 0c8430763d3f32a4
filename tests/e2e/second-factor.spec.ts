import sharp from "sharp";
import { codeOf } from "#tests/support/authenticator.ts";
import { expect, expectAccessible, fillSignIn, signIn, signInAsAdmin, test } from "./journey.ts";

test("a member sets up two-step sign-in, signs in with a code, and an admin resets it when the phone is lost", async ({
  page,
  account,
  anotherPage,
  javaScript,
}) => {
  test.setTimeout(150_000);
  await signIn(page, account, "/dashboard/profile");
  await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  const drawn = await page.getByRole("img", { name: "QR code for your authenticator app" }).screenshot();
  const { channels } = await sharp(drawn).stats();
  expect(channels[0]?.mean, "dark on light for a camera, also in the dark").toBeGreaterThan(80);
  await page.emulateMedia({ colorScheme: "light" });
  const key = (await page.getByRole("main").locator("code").textContent()) ?? "";
  const open = page.getByRole("link", { name: "Open in my app" });
  await expect(open).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*secret=${key.replace(/ /g, "")}`));
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByText("This code is wrong").first()).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("000000");
  if (javaScript) await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Turn On" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await page.emulateMedia({ media: "print" });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole("complementary")).toBeHidden();
  await page.emulateMedia({ media: null });
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I’ve kept them" }).click();
  await expect(page).toHaveURL("/dashboard/profile");

  const tablet = await anotherPage();
  await tablet.goto("/login?from=/dashboard/notifications");
  await fillSignIn(tablet, account);
  await expect(tablet).toHaveURL(/\/auth\/code\?from=/);
  await tablet.goto("/dashboard/profile");
  await expect(tablet.getByRole("heading", { name: "Enter a code" })).toBeVisible();
  await tablet.getByLabel("Code", { exact: true }).fill("000000");
  await tablet.getByRole("button", { name: "Continue" }).click();
  await expect(tablet.getByText("This code is wrong").first()).toBeVisible();
  if (javaScript) await expectAccessible(tablet);
  await tablet.getByLabel("Code", { exact: true }).fill(recoveryCode);
  await tablet.getByRole("button", { name: "Continue" }).click();
  await expect(tablet).toHaveURL("/dashboard/profile");
  await tablet.getByRole("link", { name: "Manage two-step sign-in" }).click();
  await expect(tablet.getByText("You have 9 recovery codes left")).toBeVisible();

  const admin = await anotherPage();
  await signInAsAdmin(admin, `/dashboard/users?search=${account.email}`);
  const row = admin.getByRole("row", { name: account.email });
  await expect(row).toContainText("Two-step sign-in");
  await row.getByText("More").click();
  await row.getByRole("link", { name: "Reset two-step sign-in" }).click();
  await expect(admin.getByRole("dialog")).toContainText(account.email);
  if (javaScript) await expectAccessible(admin);
  await admin.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(admin.getByText("Two-step sign-in was reset")).toBeVisible();
  const phone = await anotherPage();
  await phone.goto("/login");
  await fillSignIn(phone, account);
  await expect(phone).toHaveURL("/dashboard/profile");
});

test("an admin whose password is known keeps others out of the dashboard", async ({
  page,
  account,
  anotherPage,
}) => {
  await signIn(page, account, "/dashboard/profile");
  await page.getByText("Developer Options").click();
  await page.getByLabel("Admin code").fill("journeys-admin-code");
  await page.getByRole("button", { name: "Make Admin" }).click();
  await page.goto("/dashboard/profile/second-factor");
  const key = (await page.getByRole("main").locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Turn On" }).click();
  await page.getByRole("link", { name: "I’ve kept them" }).click();
  await expect(page).toHaveURL("/dashboard");
  const stranger = await anotherPage();
  await signIn(stranger, account, "/dashboard/users");
  await expect(stranger.getByRole("heading", { name: "Enter a code" })).toBeVisible();
  await stranger.getByRole("button", { name: "Log out" }).last().click();
  await expect(stranger).toHaveURL("/login");
});
