import { stableId } from "#seeds/stable-id.ts";
import { expect, test } from "./journey.ts";

const address = (key: string) => `/jobs/${stableId(`job/${key}`)}`;

test("a job's page says all about it and how to apply", { tag: "@script" }, async ({ page }) => {
  await page.goto("/jobs");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Brand designer, six weeks" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Brand designer, six weeks");
  for (const title of [
    "Job Description",
    "Responsibilities",
    "Requirements",
    "Benefits",
    "About Ashe Studio",
  ]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(main).toContainText("3+ years");
  const apply = main.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("rel", "nofollow ugc noopener");
  await expect(main.getByRole("link", { name: "Email to a Friend" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=Brand/,
  );
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"JobPosting"'),
  );
  await page.context().route(/^https:/, (route) => route.abort());
  const form = page.waitForEvent("popup");
  await apply.click();
  await expect(page.getByRole("status").filter({ hasText: "Application started" })).toContainText(
    "You're being redirected to the application form.",
  );
  await (await form).close();
  const similar = main.getByRole("region", { name: "Similar Jobs" }).getByRole("article");
  await expect(similar).toHaveCount(3);
  await main.getByRole("link", { name: "Back to Job Opportunities" }).click();
  await expect(page).toHaveURL("/jobs");

  await page.goto(address("textile-pattern-designer"));
  await expect(main.getByRole("link", { name: "Apply Now" })).toHaveAttribute(
    "href",
    /^mailto:studio\.wax@example\.com\?subject=/,
  );
});
