import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./journey.ts";
import { linkIn, mailTo } from "./mail.ts";

async function forget(page: Page, email: string): Promise<void> {
  await page.goto("/login?from=%2Fsubmit%3Ftab%3Djob");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email", { exact: false }).first().fill(email);
  await page.getByRole("button", { name: "Send Email" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect(page.getByText(`If there’s an account for ${email}, an email is on its way.`)).toBeVisible();
}

/** Sends a form that does not get through, and goes back to it. */
async function loseConnection(page: Page, path: string, button: string): Promise<void> {
  const cutOff = (url: URL) => url.pathname === path;
  await page.route(cutOff, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: button }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.unroute(cutOff);
  await page.goBack();
}

const resetMails = async (email: string) =>
  (await mailTo(email)).filter((mail) => mail.includes("/auth/confirm?"));

test("A8 a member who forgot the password sets a new one by mail; their other devices are signed out", {
  tag: "@plain",
}, async ({ page, account, anotherPage }) => {
  const phone = await anotherPage();
  await signIn(phone, account);

  const nobody = `nobody-${randomUUID()}@example.com`;
  await forget(page, nobody);
  await forget(page, account.email);
  await expect.poll(() => resetMails(account.email)).toHaveLength(1);
  expect(await mailTo(nobody)).toEqual([]);
  await page.getByLabel("Code").fill("0000000000");
  await loseConnection(page, "/auth/confirm", "Continue");
  await expect(page.getByLabel("Code")).toHaveValue("0000000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is wrong, expired or already used.").first()).toBeVisible();

  const [mail] = await resetMails(account.email);
  const link = linkIn(mail, "/auth/confirm");
  // A mail scanner opens every link, more than once.
  for (const _ of [1, 2]) expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New password", { exact: false }).first().fill("raffia-and-clay");
  await page.getByLabel("Confirm new password").fill("raffia-and-glass");
  await loseConnection(page, "/reset-password", "Set Password");
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New password", { exact: false }).first().fill("raffia-and-clay");
  await page.getByLabel("Confirm new password").fill("raffia-and-glass");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByText("New passwords do not match").first()).toBeVisible();
  await page.getByLabel("New password", { exact: false }).first().fill("raffia-and-clay");
  await page.getByLabel("Confirm new password").fill("raffia-and-clay");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await expect(page).toHaveURL("/submit?tab=job");

  await phone.goto("/dashboard/profile");
  await expect(phone).toHaveURL(/\/login/);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(phone.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await phone.goto("/reset-password");
  await expect(phone.getByRole("heading", { name: "This page has expired" })).toBeVisible();
  await signIn(phone, { ...account, password: "raffia-and-clay" });
  await expect.poll(async () => (await mailTo(account.email)).join()).toContain("password was changed");
});

test("who taps the button of a mailed link twice on a slow line is led on, not told that it has expired", {
  tag: "@script",
}, async ({ page, account }) => {
  // Without script the browser sends both.
  await forget(page, account.email);
  await expect.poll(() => resetMails(account.email)).toHaveLength(1);
  await page.goto(linkIn((await resetMails(account.email))[0], "/auth/confirm"));
  const heldBack = Promise.withResolvers<void>();
  let taps = 0;
  await page.route("**/auth/confirm", async (route) => {
    taps += 1;
    await heldBack.promise;
    await route.continue();
  });
  const said = await page
    .getByRole("button", { name: "Continue" })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click();
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return document.querySelector("[role=status]")?.textContent;
    });
  expect(said).toContain("Already sent");
  heldBack.resolve();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  expect(taps).toBe(1);
  // A password manager looks for the name in a field that could be typed in.
  const name = page.locator("[autocomplete=username]");
  await expect(name).toHaveValue(account.email);
  await expect(name).toHaveAttribute("type", "email");
  await expect(name).toBeHidden();
});
