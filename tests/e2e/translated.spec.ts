import { expect, signIn, signInAsOwnAdmin, submitJob, test, unique } from "./journey.ts";

/** In the page: moves every text into an element of its own, as page translators do. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
    const moved = document.createElement("font");
    text.replaceWith(moved);
    moved.append(text);
  }
}

test("an admin who has the page translated reads the numbers and items as they are now", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const [one, two] = [unique("Bobbin"), unique("Heddle")];
  await signIn(page, account);
  for (const title of [one, two]) await submitJob(page, title);
  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=job");
  await expect(admin.locator("#sidebar[data-closed]"), "hydrated").toBeVisible();
  await admin.evaluate(translate);
  const card = (title: string) => admin.getByRole("article", { name: title });
  await card(one).getByRole("checkbox").check();
  await expect(admin.getByText("1 selected", { exact: true })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Approve 1", exact: true })).toBeVisible();
  await card(two).getByRole("checkbox").check();
  await expect(admin.getByText("2 selected", { exact: true })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Reject 2", exact: true })).toBeVisible();
  const jobs = admin.getByRole("navigation", { name: "Types" }).getByRole("link", { name: /^Jobs/ });
  const before = await jobs.textContent();
  await card(one)
    .getByRole("link", { name: `Reject ${one}` })
    .click();
  await card(one)
    .getByRole("button", { name: `Reject ${one}` })
    .click();
  await expect(admin.getByText("Content rejected")).toBeVisible();
  await expect(card(one).getByText("Rejected", { exact: true })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Reject 1", exact: true })).toBeVisible();
  await expect(jobs).not.toHaveText(before ?? "");

  await admin.getByRole("link", { name: `View ${two}` }).click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(two);
  await expect(dialog.getByText("0 approved, 1 rejected, 1 pending")).toBeVisible();
  await admin.evaluate(translate);
  await dialog.getByRole("button", { name: `Approve ${two}` }).click();
  await expect(admin.getByText("Content approved").filter({ visible: true })).toBeVisible();
});
