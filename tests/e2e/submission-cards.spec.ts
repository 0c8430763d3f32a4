import { expect, test } from "./journey.ts";

test("the card of an event and of a job stands beside its form, and fills as one types", {
  tag: "@script",
}, async ({ page }) => {
  const look = page.getByRole("region", { name: "How it will look" });
  await page.goto("/submit?tab=event");
  await expect(look.getByText("Your event")).toBeVisible();
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.getByLabel("Title").fill("Kente Type Night");
  await page.getByLabel("Start date").fill("2027-03-06");
  await page.getByLabel("Start time").fill("18:00");
  await page.getByLabel("Location").fill("Accra, Ghana");
  await page.getByLabel("Format").selectOption("Hybrid");
  for (const words of ["Kente Type Night", "Sat, 18:00", "Accra, Ghana", "Hybrid"])
    await expect(look.getByText(words)).toBeVisible();
  // Nothing in it can be pressed.
  await expect(look.locator("[inert]").getByRole("link")).toHaveCount(2);

  await page.goto("/submit?tab=job");
  await expect(look.getByText("Salary not stated")).toBeVisible();
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  await page.getByLabel("Title").fill("Motion Designer");
  await page.getByLabel("Lowest salary").fill("120,000");
  await page.getByLabel("Currency").selectOption("KES");
  for (const words of ["Motion Designer", "From KES 120,000"])
    await expect(look.getByText(words)).toBeVisible();
});
