import type { Page } from "@playwright/test";
import {
  adminEmail,
  demoPassword,
  expect,
  expectAccessible,
  fillSignIn,
  signInAsAdmin,
  test,
  unique,
} from "./journey.ts";
import { markSvg } from "./sample-files.ts";

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
/** A dialog, once it stands still: where there is script, that makes the open dialog a modal one. */
async function dialog(page: Page, name: string) {
  const found = page.getByRole("dialog", { name });
  await expect(found).toBeVisible();
  if (test.info().project.use.javaScriptEnabled) await expect(page.locator("dialog:modal")).toBeVisible();
  return found;
}

/** Looks for one record in the list of its section. */
async function find(page: Page, title: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill(title);
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=/);
}

test("an admin adds a logo, two change it at once, and it goes", async ({ page, javaScript }) => {
  const title = unique("Ndebele Sun");
  await signInAsAdmin(page, "/dashboard/logos");
  await page.getByRole("link", { name: "Add Logo" }).click();
  await expect(page).toHaveURL("/dashboard/logos/new");
  const adding = await dialog(page, "Add Logo");
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(adding.getByRole("alert")).toContainText("Title and company are required");
  await expect(adding.getByRole("alert")).toContainText("Please provide an image for the logo");
  await expect(adding.getByLabel("Status")).toHaveValue("pending");
  await adding.getByLabel("Title").fill(title);
  // A good file stays with the form while something else is wrong.
  await adding.getByLabel("choose a file").setInputFiles(markSvg());
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(adding.getByText("saved. Choose another file to replace it.")).toBeVisible();
  await adding.getByLabel("Company").fill("Sunbird");
  await adding.getByRole("button", { name: "Add Logo" }).click();
  await expect(page.getByText("Logo created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/logos");

  await find(page, title);
  await expect(card(page, title).getByText("Pending Review")).toBeVisible();
  const list = page.url();
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const editing = await dialog(page, "Edit Logo");
  await editing.getByLabel("Company").fill("Sunbird of the first");

  const second = await page.context().newPage();
  await second.goto(page.url());
  const faster = await dialog(second, "Edit Logo");
  await faster.getByLabel("Company").fill("Sunbird of the second");
  await faster.getByLabel("Status").selectOption("Approved");
  await faster.getByRole("button", { name: "Update Logo" }).click();
  await expect(second.getByText("Logo updated successfully!")).toBeVisible();

  await editing.getByRole("button", { name: "Update Logo" }).click();
  const conflict = editing.getByRole("region", { name: "Company" });
  await expect(conflict).toContainText("Sunbird of the second");
  await expect(conflict).toContainText("Sunbird of the first");
  await expect(editing.getByRole("textbox", { name: "Company" })).toHaveValue("Sunbird of the first");
  if (javaScript) await expectAccessible(page);
  await editing.getByRole("button", { name: "Update Logo" }).click();
  await expect(page.getByText("Logo updated successfully!")).toBeVisible();
  await expect(page).toHaveURL(list.replace("&review=&without=", ""));
  await expect(card(page, title)).toContainText("Sunbird of the first");

  await page.getByRole("link", { name: `Delete ${title}` }).click();
  await expect(
    page.getByText("Are you sure you want to delete this logo? This action cannot be undone."),
  ).toBeVisible();
  await (await dialog(page, "Delete Logo")).getByRole("button", { name: "Delete Logo" }).click();
  await expect(page.getByText("Logo deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Logos Found" })).toBeVisible();
  await expect(page.getByText('Click "Add Logo" to create a new logo.')).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/logos");
});

test("an admin adds a term, finds it by its letter, changes and deletes it", { tag: "@script" }, async ({
  page,
}) => {
  // No seeded term begins like it, and no journey counts on that.
  const term = unique("Yarn");
  await signInAsAdmin(page, "/dashboard/jargon?initial=Y");
  await page.getByRole("link", { name: "Add Term" }).click();
  const adding = await dialog(page, "Add Term");
  await adding.getByRole("button", { name: "Add Term" }).click();
  await expect(adding.getByRole("alert")).toContainText("Please fill in all required fields");
  await expect(adding.getByRole("alert")).toContainText("Term and definition are required.");
  await adding.getByLabel("Term", { exact: false }).first().fill(term);
  await adding.getByLabel("Definition").fill("Sheets folded into one another");
  // The session ends before it is sent.
  await page.context().clearCookies();
  await adding.getByRole("button", { name: "Add Term" }).click();
  await fillSignIn(page, { email: adminEmail, password: demoPassword });
  await expect(adding.getByText("What you typed is still here.")).toBeVisible();
  await expect(adding.getByLabel("Definition")).toHaveValue("Sheets folded into one another");
  await adding.getByRole("button", { name: "Add Term" }).click();
  await expect(page.getByText("Term added successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/jargon?initial=Y");
  await expect(card(page, term)).toContainText(/Added .* Last updated/);

  await page.getByRole("link", { name: `Edit ${term}` }).click();
  const editing = await dialog(page, "Edit Term");
  await editing.getByLabel("Category").selectOption("Print Design");
  await editing.getByRole("button", { name: "Update Term" }).click();
  await expect(page.getByText("Term updated successfully")).toBeVisible();
  await expect(card(page, term)).toContainText("Print Design");

  // Meanwhile somebody deletes it: what was typed is not lost with it.
  await find(page, term);
  await page.getByRole("link", { name: `Edit ${term}` }).click();
  const late = await dialog(page, "Edit Term");
  await late.getByLabel("Definition").fill("Typed for an hour");
  const second = await page.context().newPage();
  await second.goto(page.url().replace("/edit", "/delete"));
  await (await dialog(second, "Delete Term")).getByRole("button", { name: "Delete Term" }).click();
  await expect(second.getByText("Term deleted successfully")).toBeVisible();
  await late.getByRole("button", { name: "Update Term" }).click();
  await expect(late.getByRole("alert")).toContainText("This term no longer exists.");
  await expect(late.getByLabel("Definition")).toHaveValue("Typed for an hour");
  await expectAccessible(page);
  await late.getByRole("button", { name: "Add Term" }).click();
  await expect(page.getByText("Term added successfully")).toBeVisible();
  await expect(card(page, term)).toContainText("Typed for an hour");

  await page.getByRole("link", { name: `Delete ${term}` }).click();
  await (await dialog(page, "Delete Term")).getByRole("button", { name: "Delete Term" }).click();
  await expect(page.getByText("Term deleted successfully")).toBeVisible();
  await expect(page.getByText("No terms found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/jargon");
});

test("an admin posts a job, features it, reads it in the table and deletes it", { tag: "@script" }, async ({
  page,
}) => {
  const title = unique("Weaver of Words");
  await signInAsAdmin(page, "/dashboard/jobs");
  await page.getByRole("link", { name: "Add Job" }).click();
  const adding = await dialog(page, "Add Job Opportunity");
  await adding.getByLabel("Title").fill(title);
  await adding.getByRole("button", { name: "Add Job Opportunity" }).click();
  await expect(adding.getByRole("alert")).toContainText(
    "Please fill in all required fields: title, company, and location.",
  );
  await adding.getByLabel("Company", { exact: false }).first().fill("Tok Media");
  await adding.getByLabel("Location").fill("Accra, Ghana");
  await adding.getByLabel("Application link").fill("example.com/apply");
  await adding.getByText("More details").click();
  await adding.getByLabel("Tags").fill("copy, brand, radio, print, film");
  await adding.getByText("Featured", { exact: true }).click();
  await adding.getByRole("button", { name: "Add Job Opportunity" }).click();
  await expect(page.getByText("Job opportunity added successfully!")).toBeVisible();

  await find(page, title);
  await expect(card(page, title).getByText("Featured")).toBeVisible();
  await expect(card(page, title).getByText("+2")).toBeVisible();
  await page.getByRole("link", { name: /^Table/ }).click();
  await expect(page.getByRole("row", { name: title })).toContainText("Tok Media");
  await page.goto("/dashboard/jobs?view=table");
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1024, 1112, 1116, 1200, wide.width]) {
    await page.setViewportSize({ ...wide, width });
    const hidden = await page
      .getByRole("region", { name: "Job opportunities" })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `pixels of the table that a screen of ${width} hides`).toBe(0);
  }
  await find(page, title);
  await page.getByRole("link", { name: `View ${title}` }).click();
  const viewing = await dialog(page, title);
  await expect(viewing.getByRole("link", { name: "Apply for this position" })).toHaveAttribute(
    "href",
    "https://example.com/apply",
  );
  await viewing.getByRole("link", { name: "Edit" }).click();
  const editing = await dialog(page, "Edit Job Opportunity");
  await editing.getByLabel("Status").selectOption("Filled");
  await editing.getByRole("button", { name: "Update Job Opportunity" }).click();
  await expect(page.getByText("Job opportunity updated successfully!")).toBeVisible();
  await expect(page.getByRole("row", { name: title })).toContainText("Filled");
  await page.getByRole("link", { name: `Delete ${title}` }).click();
  const deleting = await dialog(page, "Delete Job Opportunity");
  await deleting.getByRole("button", { name: "Delete Job Opportunity" }).click();
  await expect(page.getByText("Job opportunity deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No job opportunities found" })).toBeVisible();
});
