import { addressOf, expect, expectAccessible, test } from "./journey.ts";

test("a visitor who counts bytes turns on lite mode, looks at one page's pictures, and turns it off", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/logos");
  const pictures = page.locator("main .logo-card img");
  const all = await pictures.count();
  await page.getByRole("button", { name: "Lite mode" }).click();

  await expect(page).toHaveURL("/logos");
  await expect(page.getByText("Lite mode: larger pictures are off to save data.")).toBeVisible();
  // Those that are light came inside the page.
  expect(await pictures.count()).toBeLessThan(all);
  await expect(pictures.first()).toHaveAttribute("src", /^data:/);
  await expect(page.locator("main .logo-card .face").first()).toBeVisible();
  await expectAccessible(page);

  // What the page of one logo is about is shown all the same. One of the sample logos: others come and go meanwhile.
  await page.locator("main .logo-card h3 a", { hasText: "Toghu Stitch" }).click();
  await expect(page.locator("main .stage > .plate img")).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "Show pictures" }).click();
  await expect(pictures).toHaveCount(all);
  await page.goto("/");
  await expect(page.locator("main img:not([src^='data:'])")).toHaveCount(0);

  await page.getByRole("button", { name: "Turn off lite mode" }).click();
  await expect(page.getByText("pictures are off")).toHaveCount(0);
});

test.describe("a browser that saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });
  test("gets lite mode by itself, without font, and may turn it off", { tag: "@script" }, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/logos");
    await expect(page.getByText("Lite mode: larger pictures are off to save data.")).toBeVisible();
    // The sheet once, for the pages that follow.
    expect(fetched).toEqual(["/logos", expect.stringMatching(/^\/sheet\//)]);
    // Nor the fading from page to page.
    await page.goto("/submit");
    const root = page.locator("html");
    expect(await root.evaluate((element) => getComputedStyle(element).viewTransitionName)).toBe("none");
    expect(fetched.filter((path) => path.endsWith(".woff2"))).toEqual([]);
    await page.goto("/logos");
    await page.getByRole("button", { name: "Turn off lite mode" }).click();
    await expect(page.getByRole("button", { name: "Lite mode" })).toBeVisible();
    expect(await page.locator("main .logo-card img").count()).toBeGreaterThan(0);
  });
});

for (const width of [1280, 390])
  test(`nothing moves when the display font comes late, ${width} pixels wide`, {
    tag: "@script",
  }, async ({ page }) => {
    // The browser is asked by script what has moved.
    const paths =
      "/ /logos /logos/:id /jargon /jargon/:slug /events /events/:id /jobs /jobs/:id /about /login /submit".split(
        " ",
      );
    await page.setViewportSize({ width, height: 900 });
    let arrival = Promise.withResolvers<void>();
    await page.route("**/fonts/display.woff2", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          moved.push(sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(" | "));
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths)
      await test.step(path, async () => {
        arrival = Promise.withResolvers();
        await page.goto(await addressOf(page, path), { waitUntil: "commit" });
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toBeVisible();
        const isThere = () => page.evaluate(() => document.fonts.check('700 20px "Display"'));
        await drawn();
        expect.soft(await isThere(), `${path} is read before the font is there`).toBe(false);
        arrival.resolve();
        await expect.poll(isThere, { intervals: [20] }).toBe(true);
        // Two frames: one to draw with the font, one to tell of it.
        await drawn();
        expect.soft(await page.evaluate(() => Reflect.get(window, "moved")), path).toEqual([]);
      });
  });
