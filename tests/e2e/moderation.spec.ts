import { expect, signIn, signInAsAdmin, test } from "./journey.ts";

test("an admin sees how a member has done and what an item may repeat, and takes a decision back", async ({
  page,
  account,
  anotherPage,
}) => {
  const title = `Marimba ${account.email.slice(5, 13)} poster`;
  await signIn(page, account, "/submit?tab=job");
  for (const name of [title, `${title}s`]) {
    await page.goto("/submit?tab=job");
    await page.getByLabel("Title").fill(name);
    await page.getByLabel("Company", { exact: false }).first().fill(account.email.slice(5, 20));
    await page.getByLabel("Location").fill("Dakar");
    await page.getByRole("button", { name: "Submit Job" }).click();
    await expect(page.getByText("Job listing submitted successfully!")).toBeVisible();
  }

  // An admin of this journey's own: what the one that all journeys share decides last is anybody's guess.
  const own = { email: `admin-${account.email}`, password: account.password };
  const everybodys = await anotherPage();
  await signInAsAdmin(everybodys);
  const created = await everybodys.request.post("/dashboard/users/new", {
    form: { ...own, name: "Rita Test", role: "admin", confirmPassword: own.password },
    maxRedirects: 0,
  });
  expect(created.status()).toBe(303);
  const admin = await anotherPage();
  await signIn(admin, own, "/dashboard/moderation?type=job");
  const first = admin.getByRole("article", { name: title, exact: true });
  await expect(first.getByText("Their submissions: nothing decided yet")).toBeVisible();
  await expect(first.getByText("(pending review, same company)")).toBeVisible();
  await first.getByRole("button", { name: `Reject ${title}`, exact: true }).click();
  await expect(admin.getByText("Content rejected")).toBeVisible();
  const second = admin.getByRole("article", { name: `${title}s`, exact: true });
  await expect(second.getByText("Their submissions: 0 approved, 1 rejected so far")).toBeVisible();
  await expect(second.getByText("Possible duplicates")).toHaveCount(0);

  const undo = admin.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await expect(first.getByText("Their submissions: nothing decided yet")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.goto("/dashboard/notifications");
  await expect(page.getByText(`was rejected: ${title}`)).toHaveCount(0);
});
