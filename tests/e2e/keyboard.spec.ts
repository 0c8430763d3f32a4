import type { Locator, Page } from "@playwright/test";
import { expect, signInAsAdmin, test } from "./journey.ts";
import { markSvg } from "./sample-files.ts";

/** Goes on with Tab until it is there. */
async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let keys = 0; keys < 120; keys++) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${what} cannot be reached with Tab.`);
}

async function press(page: Page, what: Locator): Promise<void> {
  await reach(page, what);
  await page.keyboard.press("Enter");
}

async function write(page: Page, what: Locator, text: string): Promise<void> {
  await reach(page, what);
  await page.keyboard.insertText(text);
}

/** A message is in one region that is read out, and in no other. */
async function expectSaidOnce(page: Page, text: string): Promise<void> {
  const regions = page.locator("[role=status], [role=alert], [aria-live]:not([aria-live=off])");
  await expect(regions.filter({ hasText: text })).toHaveCount(1);
}

test("without a mouse a visitor skips the header, finds a logo and downloads it, and opens the menu of a phone", async ({
  page,
}) => {
  await page.goto("/logos");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press("Tab");
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await write(page, main.getByRole("searchbox"), "Sunbird Solar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=Sunbird/);
  await press(page, main.getByRole("link", { name: "Sunbird Solar", exact: true }));
  await expect(main.getByRole("heading", { level: 1, name: "Sunbird Solar" })).toBeVisible();
  const download = page.waitForEvent("download");
  await press(page, main.getByRole("link", { name: "Download Logo" }));
  expect((await download).suggestedFilename()).toBe("Sunbird_Solar.svg");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await press(page, page.locator("summary", { hasText: "Menu" }));
  await press(page, menu.getByRole("link", { name: "Jargon" }));
  await expect(page).toHaveURL("/jargon");
});

test("without a mouse a member signs in and sends a logo, and an admin looks at it and rejects it", async ({
  page,
  account,
  anotherPage,
  javaScript,
}) => {
  test.setTimeout(90_000);
  const title = `Kanga ${account.email.slice(5, 13)}`;
  await page.goto("/login?from=/submit");
  await write(page, page.getByLabel("Email", { exact: true }), account.email);
  await write(page, page.getByLabel("Password", { exact: true }), account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/submit");
  await write(page, page.getByLabel("Title"), title);
  await write(page, page.getByLabel("Company"), "Zola Studio");
  await reach(page, page.getByLabel("Logo image"));
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Space");
  await (await chooser).setFiles(markSvg());
  await press(page, page.getByRole("button", { name: "Submit Logo" }));
  await expect(page).toHaveURL("/logos");
  await expectSaidOnce(page, "Logo submitted successfully!");

  const admin = await anotherPage();
  await signInAsAdmin(admin, "/dashboard/moderation?type=logo");
  const view = admin.getByRole("link", { name: `View ${title}` });
  await press(admin, view);
  const dialog = admin.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  if (javaScript) {
    // The focus goes round in it, and back to where it was.
    await reach(admin, dialog.getByRole("button", { name: `Approve ${title}` }));
    await admin.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(view).toBeFocused();
  } else {
    await press(admin, dialog.getByRole("link", { name: "Close" }));
    await expect(dialog).toHaveCount(0);
  }
  await press(admin, admin.getByRole("button", { name: `Approve ${title}`, exact: true }));
  await expectSaidOnce(admin, "Content approved");
  await press(admin, admin.getByRole("button", { name: "Undo" }));
  await expectSaidOnce(admin, "Decision undone");
  await press(admin, admin.getByRole("button", { name: `Reject ${title}`, exact: true }));
  await expectSaidOnce(admin, "Content rejected");
  await expect(view).toHaveCount(0);
});
