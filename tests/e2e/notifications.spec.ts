import { expect, signIn, signInAsAdmin, submitJob, test, unique } from "./journey.ts";

test("the bell tells a member what was decided and an admin what waits", { tag: "@script" }, async ({
  page,
  account,
  anotherPage,
}) => {
  const title = unique("Weaver wanted");
  await signIn(page, account);
  await submitJob(page, title);

  const admins = await anotherPage();
  await signInAsAdmin(admins, "/dashboard/notifications");
  // One line a day, whatever other journeys send in.
  const today = admins
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /is waiting for review|\d new submissions?/ })
    .first();
  await expect(today.getByText("Unread")).toBeAttached();
  await today.getByRole("button", { name: "Open" }).click();
  await expect(admins).toHaveURL("/dashboard/moderation");

  await admins.goto("/dashboard/moderation?type=job");
  while (!(await admins.getByRole("link", { name: `Reject ${title}` }).isVisible()))
    await admins.getByRole("link", { name: "Next" }).click();
  const card = admins.getByRole("article", { name: title });
  await card.getByRole("link", { name: "View" }).click();
  const item = admins.getByRole("dialog", { name: title });
  await item.getByLabel("Note to the sender").fill("Say what it pays.");
  await item.getByRole("button", { name: `Reject ${title}` }).click();
  await expect(admins.getByText("Content rejected").filter({ visible: true })).toBeVisible();

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Notifications: 1 unread" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toContainText(`Your job was rejected: ${title}`);
  await expect(page.getByRole("main")).toContainText("Say what it pays.");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("link", { name: "Notifications: all read" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL("/dashboard/profile");
});
