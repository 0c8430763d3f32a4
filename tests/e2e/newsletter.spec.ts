import { randomUUID } from "node:crypto";
import { expect, test } from "./journey.ts";

const someone = () => `baraka-${randomUUID()}@example.com`;

test("the box in the footer brings back to the page, a bad address to the form with what was typed", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/about");
  const box = page.getByRole("contentinfo");
  await box.getByLabel("One letter a month").fill("ama@nowhere");
  await box.getByRole("button", { name: "Join" }).click();
  const field = page.getByRole("main").getByLabel("Email");
  await expect(field).toHaveValue("ama@nowhere");
  await expect(field).toHaveAccessibleDescription(/Enter an email address/);

  await page.goto("/about");
  await box.getByLabel("One letter a month").fill(someone());
  await box.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("This site doesn't send email yet", { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
});
