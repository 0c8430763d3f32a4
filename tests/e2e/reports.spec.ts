import { expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";

test("somebody reports a job without an account; an admin unpublishes it, and takes that back", {
  tag: "@script",
}, async ({ page, anotherPage }) => {
  test.setTimeout(90_000);
  await page.goto("/jobs?search=illustrator");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const address = page.url();
  await expect(page.getByText("Nobody should ask you to pay to get a job.")).toBeVisible();
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expectAccessible(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose why you report it.");
  await main.getByLabel("It asks for money").check();
  await main.getByLabel("Tell us more").fill("They want a fee for the interview.");
  await main.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Report sent")).toBeVisible();

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation");
  await admin.getByRole("link", { name: /^Reports \d/ }).click();
  await expectAccessible(admin);
  await admin.getByRole("main").getByRole("link", { name: title }).first().click();
  await expect(admin.getByText("They want a fee for the interview.")).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("link", { name: "Notes of reviewers" }).click();
  await expect(admin.getByRole("heading", { name: `Notes on ${title}` })).toBeVisible();
  await expectAccessible(admin);
  await admin.goBack();
  await admin.getByRole("button", { name: "Unpublish it" }).click();
  await expect(admin.getByText("Item unpublished")).toBeVisible();
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await admin.locator(".toast-action").getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  await admin.getByRole("main").getByRole("link", { name: title }).first().click();
  await admin.getByRole("button", { name: "Keep it as it is" }).click();
  await expect(admin.getByText("Item kept")).toBeVisible();
});
