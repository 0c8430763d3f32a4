import { adminEmail, demoPassword, expect, signInAsAdmin, startSession, test, unique } from "./journey.ts";
import { markSvg } from "./sample-files.ts";

test("an admin who chooses the same file twice keeps the form with all that is in it", {
  tag: "@script",
}, async ({ page }) => {
  // Without script the dialog has no other way out than its link.
  await signInAsAdmin(page, "/dashboard/logos/new");
  const dialog = page.getByRole("dialog", { name: "Add Logo" });
  await expect(page.locator("dialog:modal")).toBeVisible();
  await dialog.getByLabel("Title").fill("Typed with care");
  const file = markSvg();
  for (const _ of ["first", "second"]) await dialog.getByLabel("choose a file").setInputFiles(file);
  // As a browser tells of a file dialog that was left: the event bubbles up from the field.
  await dialog
    .getByLabel("choose a file")
    .evaluate((field) => field.dispatchEvent(new Event("cancel", { bubbles: true })));
  await page.waitForTimeout(600);
  await expect(page).toHaveURL("/dashboard/logos/new");
  await expect(dialog.getByLabel("Title")).toHaveValue("Typed with care");
  // Escape asks before any of it is lost, as often as it is pressed.
  for (const answer of ["dismiss", "dismiss", "accept"] as const) {
    await expect(dialog).toBeVisible();
    const asked = page.waitForEvent("dialog");
    const pressed = page.keyboard.press("Escape");
    const question = await asked;
    expect(question.message()).toBe("Close without saving? What you typed will be lost.");
    await question[answer]();
    await pressed;
  }
  await expect(page).toHaveURL("/dashboard/logos");
  await expect(dialog).toHaveCount(0);
});

test("Escape asks before text is lost that was in the dialog before its script", {
  tag: "@script",
}, async ({ page }) => {
  // So does Firefox with what was typed before the page was loaded again.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await startSession(page, { email: adminEmail, password: demoPassword });
  await page.goto("/dashboard/jargon/new", { waitUntil: "commit" });
  const term = page.getByRole("dialog").getByLabel("Term", { exact: true });
  await term.fill("Typed with care");
  scripts.resolve();
  await expect(page.locator("dialog:modal")).toBeVisible();
  page.once("dialog", (question) => question.dismiss());
  const asked = page.waitForEvent("dialog");
  await page.keyboard.press("Escape");
  expect((await asked).message()).toBe("Close without saving? What you typed will be lost.");
  await expect(term).toHaveValue("Typed with care");
  await expect(page).toHaveURL("/dashboard/jargon/new");
});

test("a dialog that is closed on a slow line is gone at once, and the page below can be used", {
  tag: "@script",
}, async ({ page }) => {
  // Without script it is a page of its own.
  await signInAsAdmin(page, "/dashboard/jargon?search=Kerning");
  await expect(page.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  await page.getByRole("link", { name: "Delete Kerning" }).click();
  const remove = page.getByRole("dialog").getByRole("button", { name: "Delete Term" });
  const place = await remove.boundingBox();
  const heldBack = Promise.withResolvers<void>();
  await page.route(/\/dashboard\/jargon\.data/, async (route) => {
    await heldBack.promise;
    await route.continue().catch(() => {});
  });
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  const main = page.getByRole("main");
  await expect(main).toHaveAttribute("aria-busy", "true");
  expect(await main.getAttribute("data-awaits"), "no rows to come cover those that stay").toBeNull();
  // Back at its address before the page behind it has come, it is there again.
  await page.getByRole("link", { name: "Delete Kerning" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  heldBack.resolve();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/jargon?search=Kerning");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Term deleted successfully")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Delete Kerning" })).toBeFocused();
});

test("who goes on before the page behind a dialog has come stays where they are", {
  tag: "@script",
}, async ({ page }) => {
  // Without script it is a page of its own.
  await signInAsAdmin(page, "/dashboard/jargon?search=Kerning");
  await expect(page.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  await page.getByRole("link", { name: "Delete Kerning" }).click();
  const heldBack = Promise.withResolvers<void>();
  await page.route(/\/dashboard\/jargon\.data/, async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  const search = page.getByRole("main").getByRole("searchbox");
  await search.focus();
  heldBack.resolve();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard/jargon?search=Kerning");
  await expect(search).toBeFocused();
});

test("an admin who searches a list goes on typing while the answer is on its way, and clears what was found", {
  tag: "@script",
}, async ({ page }) => {
  // Without script each search is a page of its own.
  await signInAsAdmin(page, "/dashboard/jargon");
  await expect(page.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  const search = page.getByRole("main").getByRole("searchbox");
  const heldBack = Promise.withResolvers<void>();
  await page.route(/\/dashboard\/jargon\.data/, async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  await search.fill("Kern");
  await search.press("Enter");
  await search.pressSequentially("ing");
  heldBack.resolve();
  await expect(page).toHaveURL(/search=Kern&/);
  await expect(search).toHaveValue("Kerning");
  await expect(search).toBeFocused();
  const nothing = unique("No such term");
  await search.fill(nothing);
  await search.press("Enter");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/jargon");
  await expect(search).toHaveValue("");
});
