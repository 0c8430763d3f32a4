import { randomUUID } from "node:crypto";
import { expect, expectAccessible, signIn, signInAsAdmin, test, unique } from "./journey.ts";

test("an admin makes an account, changes it, shuts it out and deletes it", { tag: "@script" }, async ({
  page,
  anotherPage,
}) => {
  test.setTimeout(90_000);
  const person = { name: "Nia Onyango", email: `nia-${randomUUID()}@example.com`, password: "calico-loom" };
  const dialog = page.getByRole("dialog");
  const row = page.getByRole("row", { name: person.email });
  const toast = (text: string) => expect(page.getByRole("status").getByText(text)).toBeVisible();
  const find = async (text: string) => {
    await page.getByPlaceholder("Search users...").fill(text);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`/dashboard/users?search=${encodeURIComponent(text)}`);
  };

  await signInAsAdmin(page, "/dashboard/users");
  await find(`nobody-${randomUUID()}`);
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await find(person.email);
  await page.getByRole("link", { name: "Add New User" }).click();
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please fill in all required fields");
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill(person.name);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(person.password);
  await dialog.getByLabel("Confirm password").fill("something else");
  await dialog.getByLabel("Editor").check();
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Passwords do not match");
  await dialog.getByLabel("Password", { exact: false }).first().fill(person.password);
  await dialog.getByLabel("Confirm password").fill(person.password);
  await dialog.getByRole("button", { name: "Create User" }).click();
  await toast("User created successfully");
  await expect(row).toContainText("Editor");
  await expect(row).toContainText("Active");
  await expect(row).toContainText("Never");

  await row.getByText("More").click();
  await row.getByRole("button", { name: "Make Admin" }).click();
  await toast("Nia Onyango is now an admin");
  await expect(row).toContainText("Admin");
  await expect(row.getByRole("button", { name: "Make Admin" })).toHaveCount(0);

  const theirs = await anotherPage();
  await signIn(theirs, person);
  await expect(theirs).toHaveURL("/dashboard");
  await row.getByRole("link", { name: "Edit" }).click();
  await dialog.getByLabel("User", { exact: true }).check();
  await dialog.getByLabel("Status").selectOption("Inactive");
  await dialog.getByLabel("Name").fill("Nia of the first");
  // R3: meanwhile another admin, who is the one in question, was faster.
  await theirs.goto(page.url());
  await theirs.getByRole("dialog").getByLabel("Name").fill("Nia of the second");
  await theirs.getByRole("button", { name: "Update User" }).click();
  await expect(theirs.getByText("User updated successfully")).toBeVisible();
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nia of the second changed this user");
  const difference = dialog.getByRole("region", { name: "Name" });
  await expect(difference).toContainText("Nia of the second");
  await expect(difference).toContainText("Nia of the first");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Nia of the first");
  await expect(dialog.getByRole("combobox", { name: "Status" })).toHaveValue("inactive");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Update User" }).click();
  await toast("User updated successfully");
  await expect(row).toContainText("Nia of the first");
  await expect(row).toContainText("Inactive");
  await theirs.goto("/dashboard");
  await expect(theirs).toHaveURL(/\/login/);

  await row.getByRole("button", { name: "Activate" }).click();
  await toast("User updated successfully");
  await expect(row).toContainText("Active");
  await row.getByText("More").click();
  await row.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole("button", { name: "Delete User" }).click();
  await toast("User deleted successfully");
  await expect(row).toHaveCount(0);
});

test("an admin reads and handles a visitor's message, and finds in the log who did what", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  const name = unique("Sade");
  const visitor = await anotherPage();
  await visitor.goto("/contact");
  await visitor.getByLabel("Name").fill(name);
  await visitor.getByRole("main").getByLabel("Email").fill("sade@example.com");
  await visitor.getByLabel("Message").fill("Do you print catalogs?");
  await visitor.getByRole("main").getByRole("button", { name: "Send message" }).click();
  await expect(visitor.getByRole("status")).toContainText("Message sent");

  await signInAsAdmin(page, "/dashboard/notifications");
  const bell = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /A message from|\d new messages?/ })
    .first();
  await bell.getByRole("button", { name: "Open" }).click();
  const message = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(message).toContainText("Do you print catalogs?");
  const reply = new URL((await message.getByRole("link", { name: "Reply" }).getAttribute("href")) ?? "");
  expect(reply.pathname).toBe("sade@example.com");
  expect(reply.searchParams.get("subject")).toBe("Re: Your message to Ubunifu");
  expect(reply.searchParams.get("body")).toMatch(
    new RegExp(`^\r\n\r\nOn .+, ${name} wrote:\r\n> Do you print`),
  );
  await message.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByText("Message marked as handled")).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.getByRole("link", { name: "Handled" }).click();
  await expect(message).toBeVisible();

  await page.goto(`/dashboard/users?search=${account.email}`);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  await page.goto("/dashboard/audit");
  await page.getByLabel("Type").selectOption("Profile");
  await page.getByLabel("Action").selectOption("updated");
  await page.getByLabel("Person").fill("Amina");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/type=profile&action=updated&person=Amina/);
  const entry = page.getByRole("row").filter({ hasText: name });
  // In the reader's own form, which the server does not know.
  const when = entry.getByRole("time");
  await expect(when).toHaveText(/\d:\d\d(?!.*UTC)/);
  await entry.getByText("Before and after").click();
  await expect(entry.getByRole("deletion")).toHaveText("Zola Test");
  await expect(entry.getByRole("insertion")).toHaveText(name);
  const file = await page.request.get("/dashboard/audit.csv?type=profile&action=updated&person=Amina");
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="audit-log.csv"');
  expect(await file.text()).toContain(name);
  await page.goto("/dashboard/newsletter");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
});

test("the top bar finds content and users, and people hear when their role has changed", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  await signInAsAdmin(page);
  await page.getByPlaceholder("Search...").fill(account.email);
  await page.getByPlaceholder("Search...").press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/search\?search=zola/);
  const users = page.getByRole("region", { name: "Users" });
  await expect(users).toContainText(account.email);
  await page.goto("/dashboard/search?search=kerning");
  await expect(page.getByRole("region", { name: "Jargon Dictionary" })).toContainText("Approved");

  const theirs = await anotherPage();
  const menu = theirs.getByRole("banner").locator("summary");
  const refresh = theirs.getByRole("button", { name: "Refresh Role" });
  await signIn(theirs, account, "/dashboard/profile");
  await menu.click();
  await expect(refresh).toContainText("User");
  await refresh.click();
  await expect(theirs.getByText("Your role is user")).toBeVisible();
  await page.goto(`/dashboard/users?search=${account.email}`);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Editor").check();
  await page.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  if (!(await refresh.isVisible())) await menu.click();
  await refresh.click();
  await expect(theirs.getByText("Your role has been updated to editor")).toBeVisible();

  // Whoever does not ask is told on the next page, which has what the new role may do.
  await page.getByText("More", { exact: false }).first().click();
  await page.getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByText(`${account.name} is now an admin`)).toBeVisible();
  await theirs.getByRole("complementary").getByRole("link", { name: "Notifications" }).click();
  await expect(theirs.getByText("Your role has been updated to admin. Refreshing page...")).toBeVisible();
  await expect(theirs).toHaveURL("/dashboard/notifications");
  await theirs.getByRole("complementary").getByRole("link", { name: "Content Moderation" }).click();
  await expect(theirs).toHaveURL("/dashboard/moderation");
  await expect(theirs.getByText("Your role has been updated")).toHaveCount(0);
});
