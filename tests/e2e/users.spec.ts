import { randomUUID } from "node:crypto";
import { expect, expectAccessible, signIn, signInAsAdmin, test } from "./journey.ts";

test("an admin makes an account, changes it, shuts it out and deletes it", async ({
  page,
  anotherPage,
  javaScript,
}) => {
  const person = { name: "Nia Onyango", email: `nia-${randomUUID()}@example.com`, password: "calico-loom" };
  const dialog = page.getByRole("dialog");
  const row = page.getByRole("row", { name: person.email });
  const toast = (text: string) => expect(page.getByRole("status").getByText(text)).toBeVisible();
  const find = async (text: string) => {
    await page.getByPlaceholder("Search users...").fill(text);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`/dashboard/users?search=${encodeURIComponent(text)}`);
  };

  await signInAsAdmin(page, "/dashboard/users");
  await find(`nobody-${randomUUID()}`);
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await find(person.email);
  await page.getByRole("link", { name: "Add New User" }).click();
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please fill in all required fields");
  if (javaScript) await expectAccessible(page);
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
  if (javaScript) await expectAccessible(page);

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
  await dialog.getByRole("button", { name: "Update User" }).click();
  await toast("User updated successfully");
  await expect(row).toContainText("Inactive");
  await theirs.goto("/dashboard");
  await expect(theirs).toHaveURL(/\/login/);

  await row.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole("button", { name: "Delete User" }).click();
  await toast("User deleted successfully");
  await expect(row).toHaveCount(0);
});

test("an admin keeps their own role and account, and a member changes nobody", async ({ page, account }) => {
  await signInAsAdmin(page, "/dashboard/users?search=admin%40example.com");
  const row = page.getByRole("row", { name: "admin@example.com" });
  await expect(row.getByRole("button", { name: "Make Admin" })).toHaveCount(0);
  const own = (await row.getByRole("link", { name: "Edit" }).getAttribute("href")) ?? "";
  await row.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete User" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to delete user");
  await expect(page.getByRole("alert")).toContainText("You cannot delete your own account here.");

  await row.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Editor").check();
  await page.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(/last admin|your own admin role/);
  await expect(page.getByRole("dialog").getByLabel("Editor")).toBeChecked();

  await page.context().clearCookies();
  await signIn(page, account, "/dashboard/profile");
  const role = own.replace(/\/edit.*/, "/role");
  const answer = await page.request.post(role, {
    maxRedirects: 0,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.headers().location).toBe("/dashboard/profile");
});
