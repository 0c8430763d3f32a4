import { expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";

test("whoever finds their work here asks without an account; an admin takes it down, and back", {
  tag: "@script",
}, async ({ page, anotherPage }) => {
  test.setTimeout(90_000);
  // Another one than in plain/: they do this at the same time.
  const address = "/logos/oryx-guard";
  await page.goto(address);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "Report a rights problem" }).click();
  await expectAccessible(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose what we should do.");
  await main.getByLabel("Take it down").check();
  await main.getByLabel("Tell us more").fill("We drew it, and nobody asked us.");
  await main.getByLabel("Email").fill("zuri@zuri.example");
  await main.getByLabel("Website of the brand").fill("https://www.zuri.example/");
  await main.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { name: "Show that zuri.example is yours" })).toBeVisible();
  await expectAccessible(page);
  const status = page.url();

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=takedown-requests");
  await admin.getByRole("link", { name: title, exact: true }).first().click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog).toContainText("Not proven");
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "Accept, and take it down" }).click();
  await expect(admin.getByText("Request accepted")).toBeVisible();
  const gone = await page.goto(address);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "This logo was taken down" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(status);
  await expect(main).toContainText("We took it down.");

  await admin.locator(".toast-action").getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  await page.goto(status);
  await main.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(page.getByText("Request withdrawn")).toBeVisible();
});
