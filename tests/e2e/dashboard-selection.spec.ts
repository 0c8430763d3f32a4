import { expect, expectAccessible, signIn, signInAsOwnAdmin, submitJob, test, unique } from "./journey.ts";

test("an admin sets a value for several jobs, takes it back, publishes and deletes them", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  test.setTimeout(90_000);
  const company = unique("Loomhouse");
  const titles = ["Weaver", "Dyer", "Spinner"].map((name) => `${name} at ${company}`);
  const [weaver = "", dyer = "", spinner = ""] = titles;
  await signIn(page, account);
  for (const title of titles) await submitJob(page, title, company);

  const admin = await anotherPage();
  const list = `/dashboard/jobs?search=${encodeURIComponent(company)}`;
  await signInAsOwnAdmin(admin, account, list);
  const box = (title: string) => admin.getByRole("checkbox", { name: `Select ${title}` });
  const act = (name: string) => admin.getByRole("button", { name, exact: true });
  const cards = admin.getByRole("main").getByRole("article");
  await expect(act("Set values")).toBeHidden();
  await admin.goto(`${list}&without=country`);
  await expect(admin.getByLabel("Missing")).toHaveValue("country");
  await expect(cards).toHaveCount(3);
  await admin.getByRole("link", { name: "Select all on this page" }).click();
  for (const title of titles) await expect(box(title)).toBeChecked();
  await box(spinner).uncheck();
  await expectAccessible(admin);
  await act("Set values").click();
  const setting = admin.getByRole("dialog", { name: "Change 2 jobs" });
  await expect(setting.getByRole("listitem")).toContainText([dyer, weaver]);
  await setting.getByRole("button", { name: "Change 2 jobs" }).click();
  await expect(setting.getByRole("alert")).toContainText("Choose a value, or what to empty.");
  await setting.getByRole("combobox", { name: "Country" }).selectOption("Kenya");
  await expectAccessible(admin);
  await setting.getByRole("button", { name: "Change 2 jobs" }).click();
  await expect(admin.getByText("2 jobs updated")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("2 jobs as before")).toBeVisible();
  await expect(cards).toHaveCount(3);

  await box(weaver).check();
  await box(dyer).check();
  await act("Publish").click();
  const publishing = admin.getByRole("dialog", { name: "Publish 2 jobs" });
  await publishing.getByRole("link", { name: "Cancel" }).click();
  await expect(publishing).toBeHidden();
  await expect(box(weaver)).toBeChecked();
  await act("Publish").click();
  await publishing.getByRole("button", { name: "Publish 2 jobs" }).click();
  await expect(admin.getByText("2 jobs published")).toBeVisible();
  await page.goto("/dashboard/notifications");
  const news = page.getByRole("main").getByRole("listitem");
  await expect(news.filter({ hasText: `was approved: ${weaver}` })).toHaveCount(1);

  // Somebody changes one of them between the question and the answer.
  await box(weaver).check();
  await box(dyer).check();
  await act("Unpublish").click();
  const asked = admin.getByRole("dialog", { name: "Unpublish 2 jobs" });
  await expect(asked).toContainText("They’ll wait for review again.");
  const other = await admin.context().newPage();
  await other.goto(list);
  await other.getByRole("link", { name: `Edit ${dyer}` }).click();
  await other.getByRole("dialog").getByLabel("Location").fill("Kano");
  await other.getByRole("button", { name: "Update Job Opportunity" }).click();
  await expect(other.getByText("Job opportunity updated successfully!")).toBeVisible();
  await asked.getByRole("button", { name: "Unpublish 2 jobs" }).click();
  const results = admin.getByRole("dialog", { name: "Unpublish: 1 of 2 jobs" });
  await expect(results.getByRole("alert")).toContainText(`${dyer}: Somebody has just changed it.`);
  await expectAccessible(admin);
  await results.getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("1 job as before")).toBeVisible();

  for (const title of titles) await box(title).check();
  await act("Clear").click();
  await expect(box(weaver)).not.toBeChecked();
  await admin.getByRole("link", { name: "Select all on this page" }).click();
  await act("Delete").click();
  const deleting = admin.getByRole("dialog", { name: "Delete 3 jobs" });
  await expect(deleting).toContainText("This action cannot be undone.");
  await deleting.getByRole("button", { name: "Delete 3 jobs" }).click();
  await expect(admin.getByText("3 jobs deleted")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "No job opportunities found" })).toBeVisible();
});
