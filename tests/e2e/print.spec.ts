import { expect, test } from "./journey.ts";

test.use({ colorScheme: "dark" });

/** How light the text of an element is, from 0 to 1, read from what the browser paints. */
const lightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (red + green + blue) / 3 / 255;
};

test("a visitor prints a job, an event and the dictionary: dark on light, without what is for the screen", {
  tag: "@script",
}, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const list of ["/jobs", "/events"]) {
    await page.goto(list);
    const address = await page.getByRole("main").locator(`a[href^="${list}/"]`).first().getAttribute("href");
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["banner", "contentinfo", "search"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(await page.locator("h1").evaluate(lightness)).toBeLessThan(0.5);
  }
  await page.goto("/jargon");
  await page.emulateMedia({ media: "screen" });
  const section = page.locator("main details:has(dl)").first();
  await section.locator("summary").click();
  await expect(section.getByRole("term").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("term").first()).toBeVisible();
});
