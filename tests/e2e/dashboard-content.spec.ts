import type { Page } from "@playwright/test";
import { expect, expectAccessible, signInAsAdmin, test } from "./journey.ts";
import { markSvg } from "./sample-files.ts";

/** A title nobody else uses. */
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Looks for one record in the list of its section. */
async function find(page: Page, title: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(title);
  await page.getByRole("button", { name: /^(?:Search|Apply)$/ }).click();
  await expect(page).toHaveURL(/search=/);
}

test("an admin adds a logo, two change it at once, and it goes", async ({ page, javaScript }) => {
  const title = unique("Ndebele Sun");
  await signInAsAdmin(page, "/dashboard/logos");
  await page.getByRole("link", { name: "Add Logo" }).click();
  await expect(page).toHaveURL("/dashboard/logos/new");
  const adding = dialog(page, "Add Logo");
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(adding.getByRole("alert")).toContainText("Title and company are required");
  await expect(adding.getByRole("alert")).toContainText("Please provide an image for the logo");
  await expect(adding.getByLabel("Status")).toHaveValue("pending");
  if (javaScript) await expectAccessible(page);
  await adding.getByLabel("Title").fill(title);
  // A good file stays with the form while something else is wrong.
  await adding.getByLabel("Logo image").setInputFiles(markSvg());
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(adding.getByText("kept. Choose another file to replace it.")).toBeVisible();
  await adding.getByLabel("Company").fill("Sunbird");
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(page.getByText("Logo created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/logos");

  await find(page, title);
  await expect(card(page, title).getByText("Pending Review")).toBeVisible();
  const list = page.url();
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const editing = dialog(page, "Edit Logo");
  await editing.getByLabel("Company").fill("Sunbird of the first");

  const second = await page.context().newPage();
  await second.goto(page.url());
  await dialog(second, "Edit Logo").getByLabel("Company").fill("Sunbird of the second");
  await dialog(second, "Edit Logo").getByLabel("Status").selectOption("Approved");
  await dialog(second, "Edit Logo").getByRole("button", { name: "Update Logo" }).click();
  await expect(second.getByText("Logo updated successfully!")).toBeVisible();

  await editing.getByRole("button", { name: "Update Logo" }).click();
  const conflict = editing.getByRole("region", { name: "Company" });
  await expect(conflict).toContainText("Sunbird of the second");
  await expect(conflict).toContainText("Sunbird of the first");
  await expect(editing.getByRole("textbox", { name: "Company" })).toHaveValue("Sunbird of the first");
  if (javaScript) await expectAccessible(page);
  await editing.getByRole("button", { name: "Update Logo" }).click();
  await expect(page.getByText("Logo updated successfully!")).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, title)).toContainText("Sunbird of the first");

  await page.getByRole("link", { name: `Delete ${title}` }).click();
  await expect(
    page.getByText("Are you sure you want to delete this logo? This action cannot be undone."),
  ).toBeVisible();
  await dialog(page, "Delete Logo").getByRole("button", { name: "Delete Logo" }).click();
  await expect(page.getByText("Logo deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Logos Found" })).toBeVisible();
  await expect(page.getByText('Click "Add Logo" to create a new logo.')).toBeVisible();
});
