import { expect, test } from "./journey.ts";

test("a visitor finds a door to everything on the first page, and no logo twice", { tag: "@plain" }, async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const wall = main.getByRole("navigation", { name: "Newest logos" });
  await expect(wall.getByRole("link")).toHaveCount(9);
  const newest = await wall.getByRole("link").evaluateAll((links) => links.map((link) => link.ariaLabel));
  const featured = main.getByRole("region", { name: "Featured Logos" }).getByRole("article");
  await expect(featured).toHaveCount(6);
  const names = [...newest, ...(await featured.getByRole("heading").allTextContents())];
  expect(new Set(names).size).toBe(15);

  for (const [name, path] of [
    ["Logos", "/logos"],
    ["Jargon", "/jargon"],
    ["Events", "/events"],
    ["Hookup", "/jobs"],
  ] as const) {
    const door = main.getByRole("navigation", { name: "What's here" }).getByRole("link", { name });
    await expect(door).toHaveText(/^\d+/);
    await expect(door).toHaveAttribute("href", path);
  }
  await expect(main.getByRole("region", { name: "Next events" }).getByRole("article")).toHaveCount(3);
  const jobs = main.getByRole("region", { name: "Paid work" }).getByRole("article");
  await expect(jobs).toHaveCount(3);
  for (const job of await jobs.all()) await expect(job).toContainText(/\d/);

  const term = main.getByRole("region", { name: "Term of the day" });
  await expect(term.getByRole("img")).toBeVisible();
  const [link] = await term.getByRole("link").filter({ hasNotText: "All" }).all();
  const name = (await link?.textContent()) ?? "";
  await link?.click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

  await page.goBack();
  await wall.getByRole("link").first().click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(newest[0] ?? "");
});
