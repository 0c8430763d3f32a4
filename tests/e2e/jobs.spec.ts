import { stableId } from "#seeds/stable-id.ts";
import { expect, test } from "./journey.ts";

const address = (key: string) => `/jobs/${stableId(`job/${key}`)}`;

test("a visitor narrows the jobs, finds none, and clears the filters", { tag: "@plain" }, async ({
  page,
}) => {
  await page.goto("/jobs");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Creative Hookup");
  const cards = main.getByRole("article");
  const six = cards.filter({ hasText: "Brand designer, six weeks" });
  await expect(six).toContainText("AS");
  await expect(six).toContainText("or remote");
  await expect(six).toContainText("$2,400");
  await expect(six).toContainText(/2 days left|1 day left/);
  await expect(cards.filter({ hasText: "Design editor" })).toContainText("Salary not stated");
  for (const hidden of ["Design lead", "Web designer", "Product designer, check-in", "Icon designer"]) {
    await expect(main.getByRole("link", { name: hidden, exact: true })).toHaveCount(0);
  }

  await main.getByRole("link", { name: "Remote Only" }).click();
  await expect(page).toHaveURL("/jobs?remote=yes");
  await expect(cards.filter({ hasText: "Motion designer" })).toHaveCount(0);
  await main.getByLabel("Category").selectOption("Animation");
  await main.getByLabel("Job type").selectOption("Contract");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/category=Animation&type=Contract&currency=&remote=yes/);
  await expect(cards).toHaveCount(1);
  await main.getByRole("link", { name: /list/i }).click();
  await expect(cards).toContainText("Character animator");

  await main.getByRole("searchbox").fill("zzz unheard of");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(main.getByText("No opportunities found")).toBeVisible();
  await main.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/jobs?view=list");
  await expect(main.getByLabel("Category")).toHaveValue("");
});

test("a job's page says all about it and how to apply", async ({ page, javaScript }) => {
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
  if (javaScript) {
    await page.context().route(/^https:/, (route) => route.abort());
    const form = page.waitForEvent("popup");
    await apply.click();
    await expect(page.getByRole("status").filter({ hasText: "Application started" })).toContainText(
      "You're being redirected to the application form.",
    );
    await (await form).close();
  }
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

test("a job that is closed, filled or past its deadline says so and takes no one", { tag: "@plain" }, async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [key, text] of [
    ["design-lead-tembo", "This job is closed."],
    ["web-designer-mchanga", "This job is closed."],
    ["diary-study-coordinator", "This job has been filled."],
  ] as const) {
    const answer = await page.goto(address(key));
    expect(answer?.status()).toBe(200);
    await expect(main).toContainText(text);
    await expect(main.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
    expect(await page.content()).not.toContain("JobPosting");
  }
});

test("a job that waits or is a draft looks like one that never was", { tag: "@plain" }, async ({ page }) => {
  for (const path of [
    address("icon-designer-duka"),
    address("product-designer-ndege-draft"),
    `/jobs/${crypto.randomUUID()}`,
    "/jobs/1",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Job Not Found");
    await expect(main.getByRole("link", { name: "Back to Job Opportunities" })).toBeVisible();
  }
});
