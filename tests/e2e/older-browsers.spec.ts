import { addressOf, expect, signIn, signInAsAdmin, test, unique } from "./journey.ts";

/** In a page, before its scripts: takes away what Chrome 95 has not, the last one for Android 5. */
function asBefore2022(): void {
  const gone: [object, string[]][] = [
    [AbortSignal, ["timeout", "any"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]],
    [document, ["startViewTransition"]],
    [Element.prototype, ["ariaLabel", "checkVisibility", "role"]],
    [HTMLElement.prototype, ["showPopover", "togglePopover"]],
    [Object, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [Set.prototype, ["difference", "intersection", "union"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [URL, ["canParse", "parse"]],
    [URLSearchParams.prototype, ["size"]],
    [window, ["Iterator", "navigation", "scheduler", "structuredClone"]],
  ];
  for (const [holder, names] of gone) for (const name of names) Reflect.deleteProperty(holder, name);
}

test("a member with an old phone goes from form to form, and what was typed stays", {
  tag: "@script",
}, async ({ page, account }) => {
  // This is about scripts.
  await page.addInitScript(asBefore2022);
  await signIn(page, account, "/submit?tab=event");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Weaving days");
  await page.getByRole("link", { name: "Job Listing", exact: true }).click();
  await expect(page).toHaveURL("/submit?tab=job");
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  const title = unique("Old phone");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Company", { exact: true }).fill("Loom");
  await page.getByLabel("Location").fill("Dakar");
  await page.getByLabel("Contact email").fill("jobs@example.com");
  await page.getByRole("link", { name: "Event", exact: true }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Weaving days");
  await page.getByRole("link", { name: "Job Listing", exact: true }).click();
  await page.getByRole("button", { name: "Submit Job" }).last().click();
  await expect(page.getByText("Job listing submitted successfully!")).toBeVisible();
});

test("a visitor with an old phone hears what a button has done", { tag: "@script" }, async ({ page }) => {
  // This is about scripts.
  await page.addInitScript(asBefore2022);
  await page.goto(await addressOf(page, "/logos/:id"));
  await page.getByRole("button", { name: "Copy link" }).click();
  const said = page.getByRole("status").filter({ hasText: /copied|copy it/i });
  await expect(said).toBeVisible();
  await said.getByRole("button", { name: "Dismiss" }).click();
  await expect(said).toHaveCount(0);
});

test("an admin with an old phone comes to the queue and looks at one kind of item", {
  tag: "@script",
}, async ({ page }) => {
  // This is about scripts.
  await page.addInitScript(asBefore2022);
  await signInAsAdmin(page);
  await page.getByRole("link", { name: /in moderation/ }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Jargon/ })
    .click();
  await expect(page).toHaveURL("/dashboard/moderation?type=jargon");
});

test("an admin whose browser opens no dialogs works on their pages", { tag: "@script" }, async ({ page }) => {
  // Without script a dialog is a page for everybody.
  await page.addInitScript(() => {
    for (const name of ["close", "show", "showModal"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await signInAsAdmin(page, "/dashboard/logos");
  await page.getByRole("link", { name: "Add Logo" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Logo" });
  await dialog.getByRole("button", { name: "Add Logo" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Title and company are required");
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/dashboard/logos");
  await expect(dialog).toHaveCount(0);
});
