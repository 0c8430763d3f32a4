import { expect, signInAsAdmin, test } from "./journey.ts";

test("a schedule with words for its times leaves room for what happens then", { tag: "@script" }, async ({
  page,
}) => {
  // The words are written by a script.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/events/kigali-design-days");
  const rows = page.locator("section", { hasText: "Event Schedule" }).locator("li");
  await expect(rows.first()).toBeVisible();
  await rows.locator("> :first-child").evaluateAll((times) => {
    for (const time of times) time.textContent = "from half past nine until lunch is ready";
  });
  const widths = await rows
    .locator("> :last-child")
    .evaluateAll((titles) => titles.map((title) => title.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("on a phone the filter that was chosen is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/jargon");
  await page.getByText("Category", { exact: true }).click();
  await page.getByRole("link", { name: "Design Theory", exact: true }).click();
  await expect(page.locator("summary", { hasText: "Design Theory" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Remove Category: Design Theory" }).click();
  await expect(page).toHaveURL("/jargon");
  await page.getByRole("navigation", { name: "First letter" }).getByRole("link", { name: "W" }).click();
  await expect(page.getByRole("link", { name: "Remove Letter: W" })).toBeInViewport({ ratio: 1 });
  await page.goto("/logos");
  const companies = page.getByRole("navigation", { name: "Companies" });
  await companies.getByRole("link").last().click();
  await expect(companies.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
});

/** In the page: gives every logo the same designer, and says on how many lines each of its words stands. */
function linesOfDesigner(words: string[]): number[] {
  return Array.from(document.querySelectorAll(".logo-card .by")).flatMap((designer) => {
    designer.textContent = words.join(" ");
    const text = designer.firstChild ?? designer;
    return words.map((word) => {
      const range = document.createRange();
      range.setStart(text, words.join(" ").indexOf(word));
      range.setEnd(text, range.startOffset + word.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
  });
}

test("the name of a designer breaks between its words on the narrowest phone", {
  tag: "@script",
}, async ({ page }) => {
  // The words are written by a script.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/logos");
  for (const words of [
    ["Harambee", "United"],
    ["Collective", "Foundation"],
  ])
    expect(new Set(await page.evaluate(linesOfDesigner, words))).toEqual(new Set([1]));
});

test("no public page is wider than a phone for whoever has set letters of twice the size", {
  tag: "@script",
}, async ({ page }) => {
  // The letters are set by a script.
  for (const path of [
    "/",
    "/logos",
    "/jargon",
    "/events",
    "/jobs",
    "/jobs?view=list",
    "/search?search=design",
    "/submit",
    "/submit?tab=job",
    "/login",
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `pixels of ${path} beyond a screen of ${width}`).toBeLessThanOrEqual(0);
      await expect(page.locator("summary", { hasText: "Menu" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("lists of the dashboard are no wider than a phone whose letters are wide, and their buttons high enough", {
  tag: "@script",
}, async ({ page }) => {
  // The letters are set by a script.
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const list of ["logos", "logos?view=table", "jargon", "events", "jobs", "users"]) {
    await page.goto(`/dashboard/${list}`);
    const heights = await page
      .locator(".search button")
      .evaluateAll((buttons) => buttons.map((button) => button.clientHeight));
    expect.soft(Math.min(...heights), `pixels of a search button of ${list}`).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "20px"));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `pixels of ${list}`).toBe(320);
  }
});
