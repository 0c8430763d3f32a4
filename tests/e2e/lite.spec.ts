import { expect, expectAccessible, test } from "./journey.ts";

test("a visitor who counts bytes turns on lite mode, looks at one page's pictures, and turns it off", async ({
  page,
  javaScript,
}) => {
  await page.goto("/logos");
  const pictures = page.locator("main .card img");
  expect(await pictures.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Lite mode" }).click();

  await expect(page).toHaveURL("/logos");
  await expect(page.getByText("Lite mode: pictures are left out to save data.")).toBeVisible();
  await expect(pictures).toHaveCount(0);
  await expect(page.locator("main .card .placeholder").first()).toBeVisible();
  if (javaScript) await expectAccessible(page);

  // What the page of one logo is about is shown all the same. One of the sample logos: others come and go meanwhile.
  await page.locator("main .card h3 a", { hasText: "Toghu Stitch" }).click();
  await expect(page.locator("main .plate img")).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "Show pictures" }).click();
  expect(await pictures.count()).toBeGreaterThan(0);
  await page.goto("/events");
  await expect(page.locator("main .card img")).toHaveCount(0);

  await page.getByRole("button", { name: "Turn off lite mode" }).click();
  await expect(page.getByText("pictures are left out")).toHaveCount(0);
});

test.describe("a browser that saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });
  test("gets lite mode by itself, without font, and may turn it off", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/logos");
    await expect(page.getByText("Lite mode: pictures are left out to save data.")).toBeVisible();
    expect(fetched).toEqual(["/logos"]);
    // A form brings the whole sheet, and neither the font nor the fading from page to page for all that.
    await page.goto("/submit");
    const root = page.locator("html");
    expect(await root.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe("none");
    expect(fetched.filter((path) => path.endsWith(".woff2"))).toEqual([]);
    await page.goto("/logos");
    await page.getByRole("button", { name: "Turn off lite mode" }).click();
    await expect(page.getByRole("button", { name: "Lite mode" })).toBeVisible();
    expect(await page.locator("main .card img").count()).toBeGreaterThan(0);
  });
});

test("the display font comes when the page can be read, and is there from then on", async ({ page }) => {
  const loaded = () => page.evaluate(() => document.fonts.check('700 20px "Display"'));
  await page.goto("/logos");
  const heading = page.getByRole("heading", { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily))
    .toMatch(/^"?Display"?,/);
  await expect.poll(loaded).toBe(true);
  await page.getByRole("link", { name: "Jargon" }).first().click();
  await expect(page).toHaveURL("/jargon");
  await expect(page.locator("html")).not.toHaveClass(/arriving/);
});
