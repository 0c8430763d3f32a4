import { expect, test } from "./journey.ts";

test("terms are sorted both ways, their sections close, and related terms lead on", {
  tag: "@plain",
}, async ({ page }) => {
  // Few enough for one page.
  await page.goto("/jargon?category=Typography");
  const main = page.getByRole("main");
  const terms = main.getByRole("term");
  const first = await terms.first().textContent();
  await main.getByLabel("Direction").selectOption("Descending");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main.getByLabel("Direction")).toHaveValue("descending");
  await expect(terms.last()).toHaveText(first ?? "");

  await page.goto("/jargon?direction=descending");
  await main.getByLabel("Sort by").selectOption("By category");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/jargon?search=&sort=category&direction=descending");
  const sections = main.locator("summary").getByRole("heading");
  await expect(sections.filter({ hasText: "Web Design" })).toBeVisible();
  const names = await sections.allTextContents();
  const known = names.filter((name) => ["Web Design", "UX Design", "Typography"].includes(name));
  expect(known, "from the last category to the first").toEqual(["Web Design", "UX Design", "Typography"]);
  const section = main.locator("details").filter({ has: page.getByRole("heading", { name: "Web Design" }) });
  await section.locator("summary").click();
  await expect(section.getByRole("term").first()).toBeHidden();

  await page.goto("/jargon/kerning");
  await main.getByRole("link", { name: "Tracking", exact: true }).click();
  await expect(page).toHaveURL("/jargon/tracking");
});

test("a term has its picture, its neighbors from A to Z, and a way to its category and to a friend", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/jargon/leading");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Leading" })).toBeVisible();
  await expect(main.getByRole("img", { name: /^Two lines of text/ })).toBeVisible();
  const friend = main.getByRole("link", { name: "Email to a Friend" });
  expect(decodeURIComponent((await friend.getAttribute("href")) ?? "")).toMatch(
    /The distance.*\/jargon\/leading/s,
  );

  const order = main.getByRole("navigation", { name: "Terms in order" });
  await order.getByRole("link", { name: "Previous Kerning" }).click();
  await expect(page).toHaveURL("/jargon/kerning");
  await order.getByRole("link", { name: "Next Leading" }).click();
  await expect(page).toHaveURL("/jargon/leading");

  const way = main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Typography" });
  expect((await way.boundingBox())?.height, "pixels to hit with a finger").toBeGreaterThanOrEqual(44);
  await way.click();
  await expect(page).toHaveURL("/jargon?category=Typography");
});

test("on a phone the terms begin above the middle of the screen, and the letters stay in sight", {
  tag: "@plain",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jargon");
  const main = page.getByRole("main");
  const section = await main.getByRole("heading", { level: 3, name: "A", exact: true }).boundingBox();
  expect(section?.y).toBeLessThan(260);
  const letters = main.getByRole("navigation", { name: "First letter" });
  await main.getByRole("term").last().scrollIntoViewIfNeeded();
  await expect(letters).toBeInViewport();
  await expect(main.getByText("Category", { exact: true })).toBeInViewport({ ratio: 1 });
  await letters.getByRole("link", { name: "K", exact: true }).click();
  await expect(main.getByRole("term")).toHaveText(["Kerning"]);
  await main.getByRole("link", { name: "Remove Letter: K" }).click();
  await expect(page).toHaveURL("/jargon");
});
