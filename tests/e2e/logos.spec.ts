import sharp from "sharp";
import { expect, signInAsAdmin, test } from "./journey.ts";

test("in dark mode the page of a logo shows its file for dark, and on paper the one for light", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/logos/sawa");
  const mark = page.getByRole("main").getByRole("img", { name: "Sawa logo", exact: true });
  await expect(mark).toHaveAttribute("src", /^data:/);
  const light = (await mark.getAttribute("src")) ?? "";

  await page.emulateMedia({ colorScheme: "dark" });
  await expect(mark).not.toHaveAttribute("src", light);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(mark).toHaveAttribute("src", light);

  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  await expect(mark).toHaveAttribute("src", light);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(mark).not.toHaveAttribute("src", light);
  await page.emulateMedia({ media: "print" });
  await expect(mark).toHaveAttribute("src", light);
  await page.emulateMedia({ colorScheme: "dark", media: "screen" });
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(mark).toHaveAttribute("src", light);
});

test("a visitor finds a logo, filters by company, reads about it and downloads it", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/logos");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Vector Logo Library" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sunbird", exact: true })).toBeVisible();

  await main.getByRole("searchbox").fill("baobob");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("searchbox")).toHaveValue("baobob");

  await main.getByRole("link", { name: "Sunbird", exact: true }).click();
  await expect(main.getByText("No logos found")).toBeVisible();
  await main.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/logos");

  await main.getByRole("combobox", { name: "Company" }).selectOption("Sunbird");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main.getByRole("link", { name: "Sunbird", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await main.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/company=Sunbird&view=list$/);
  const row = main.getByRole("article").filter({ hasText: "Sunbird Solar" });
  await expect(row.getByRole("link", { name: /Download/ })).toBeVisible();
  // Beside a name that is read from the right, a date is still in one piece; a title begins where its script does.
  await row.locator("bdi").evaluate((company) => company.replaceChildren("شركة النيل"));
  expect(await row.locator("time").evaluate((date) => date.getClientRects().length)).toBe(1);
  await expect(row.getByRole("heading")).toHaveCSS("unicode-bidi", "plaintext");
  await main.getByRole("link", { name: "Sunbird", exact: true }).click();
  await expect(page).toHaveURL("/logos?view=list");
  await page.goBack();

  await row.getByRole("link", { name: "Sunbird Solar", exact: true }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Sunbird Solar" })).toBeVisible();
  await expect(main.getByText("by Njeri Kamau for Sunbird")).toBeVisible();
  await expect(main.getByRole("link", { name: "CC BY-ND 4.0" })).toBeVisible();

  const menu = main.locator("details", { hasText: "Download Logo" });
  await menu.getByText("Download Logo").click();
  const download = page.waitForEvent("download");
  await menu.getByRole("link", { name: "SVG" }).click();
  expect((await download).suggestedFilename()).toBe("Sunbird_Solar.svg");

  for (const [name, size] of [
    ["PNG", 256],
    ["PNG", 512],
    ["PNG", 1024],
    ["WebP", 1024],
  ] as const) {
    const link = menu.getByRole("link", {
      name: new RegExp(`^${name} (?:\\d+ × )?${size}\\b`),
    });
    const picture = await page.request.get((await link.getAttribute("href")) ?? "");
    const { width = 0, height = 0, format } = await sharp(await picture.body()).metadata();
    expect([Math.max(width, height), format]).toEqual([size, name.toLowerCase()]);
    expect(picture.headers()["content-disposition"]).toBe(
      `attachment; filename="sunbird-solar-${size}.${format}"`,
    );
  }
  const smallest = (await menu.getByRole("link", { name: /^PNG .*\b256\b/ }).getAttribute("href")) ?? "";
  for (const [from, to] of [
    ["256.png", "255.png"],
    ["256.png", "256.gif"],
    ["sunbird-solar", "lamu-dhow-company"],
  ] as const) {
    expect((await page.request.get(smallest.replace(from, to))).status()).toBe(404);
  }

  await main.getByRole("link", { name: "Back to Logos" }).click();
  await expect(page).toHaveURL("/logos");
});

test("a visitor finds logos by a dot of color and a sector, and from a color of a logo", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/logos?view=list");
  const main = page.getByRole("main");
  const dot = (name: string) =>
    main.getByRole("navigation", { name: "Colors" }).getByRole("link", { name, exact: true });
  const sector = (name: string) =>
    main.getByRole("navigation", { name: "Sectors" }).getByRole("link", { name, exact: true });
  await expect(main.getByRole("navigation", { name: "Colors" }).getByRole("link")).toHaveCount(9);
  await dot("Purple").click();
  await expect(page).toHaveURL("/logos?view=list&color=purple");
  await expect(dot("Purple")).toHaveAttribute("aria-current", "true");
  await expect(dot("Purple").locator("i")).not.toHaveCSS("box-shadow", "none");
  await expect(dot("Green").locator("i")).toHaveCSS("box-shadow", "none");
  const logo = (name: string) => main.getByRole("article").getByRole("link", { name, exact: true });
  await expect(logo("Kodi")).toBeVisible();
  await expect(logo("Sawa")).toBeHidden();
  await main.getByRole("link", { name: "Grid view" }).click();
  await expect(page).toHaveURL("/logos?color=purple");

  await main.getByRole("searchbox").fill("kodi");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/color=purple/);
  await main.getByRole("link", { name: "Remove Color: Purple" }).click();
  await expect(page).toHaveURL("/logos?search=kodi");

  await page.goto("/logos?color=green");
  await sector("Health").click();
  await expect(page).toHaveURL("/logos?color=green&sector=Health");
  await expect(sector("Health")).toHaveAttribute("aria-current", "true");
  await sector("Health").click();
  await expect(page).toHaveURL("/logos?color=green");

  await page.goto("/logos/sawa");
  await main.getByRole("link", { name: "More logos: orange" }).first().click();
  await expect(page).toHaveURL("/logos?color=orange");
  await expect(logo("Sawa")).toBeVisible();
  await dot("Orange").click();
  await expect(page).toHaveURL("/logos");
});

test("a visitor copies the drawing of a logo from its card, by mouse or by keys", {
  tag: "@script",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/logos?search=sunbird+solar");
  const copy = page.getByRole("button", { name: "Copy SVG of Sunbird Solar" });
  await expect(copy).toHaveCSS("opacity", "0");
  await page.getByRole("article").filter({ hasText: "Sunbird Solar" }).hover();
  await expect(copy).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Sunbird Solar", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("SVG copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
});

test("a visitor copies files in browsers that copy only while a press is handled, and in those that take no promise", {
  tag: "@script",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // As Safari: what is asked for after a wait is refused.
  await page.addInitScript(() => {
    let pressed = false;
    document.addEventListener(
      "click",
      () => {
        pressed = true;
        setTimeout(() => (pressed = false));
      },
      true,
    );
    const { write, writeText } = Clipboard.prototype;
    const refused = () => Promise.reject(new DOMException("No press is handled", "NotAllowedError"));
    Clipboard.prototype.write = function (items) {
      return pressed ? write.call(this, items) : refused();
    };
    Clipboard.prototype.writeText = function (text) {
      return pressed ? writeText.call(this, text) : refused();
    };
  });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const isOld of [false, true]) {
    // As Firefox before 127: without such items, but patient.
    if (isOld)
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, "ClipboardItem");
        Clipboard.prototype.writeText = async (text) => sessionStorage.setItem("copied", text);
      });
    await page.goto("/logos/sunbird-solar");
    await page.getByText("Copy", { exact: true }).click();
    await page.getByRole("button", { name: "SVG", exact: true }).click();
    await expect(page.getByText("SVG copied to clipboard")).toBeVisible();
    const text = isOld ? await page.evaluate(() => sessionStorage.getItem("copied")) : await copied();
    expect(text).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
  }
});

test("on a phone the library begins above the middle, and its filters lie in a disclosure", {
  tag: "@plain",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/logos?company=Sunbird&search=sun");
  const main = page.getByRole("main");
  const box = await main.getByRole("article").first().boundingBox();
  expect(box?.y).toBeLessThan(300);
  await main.getByText("Filter (1)").click();
  await expect(main.getByRole("combobox", { name: "Company" })).toHaveValue("Sunbird");
});

test("the menus of a logo open inside the narrowest window", {
  tag: "@plain",
}, async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/logos/sunbird-solar");
    const menus = page.getByRole("main").locator("details.menu");
    await expect(menus).toHaveCount(2);
    for (const menu of await menus.all()) {
      await menu.locator("summary").click();
      const box = await menu.locator("> div").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await menu.locator("summary").click({ force: true });
    }
  }
});

test("the search of the library is wide on a desktop, beside three menus", {
  tag: "@script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/logos");
  const main = page.getByRole("main");
  const search = await main.locator(".search").boundingBox();
  expect(search?.width).toBeGreaterThanOrEqual(22 * 16);
  const lines = await main
    .locator(".panel > :is(.pick, .menu, .end)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(lines).toHaveLength(5);
  for (const top of lines) expect(Math.abs(top - (search?.y ?? 0))).toBeLessThan(6);
  await main.getByText("More filters").click();
  await main.getByRole("combobox", { name: "Form" }).selectOption("Wordmark");
  await expect(page).toHaveURL(/form=Wordmark/);
});

test("the address of a logo is copied with one press", {
  tag: "@script",
}, async ({ page, context }) => {
  await page.goto("/logos?search=sunbird+solar");
  await page.getByRole("link", { name: "Sunbird Solar", exact: true }).click();
  const copy = page.getByRole("button", { name: "Copy link" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // As long as the script has not come, nothing offers what only it can do.
  await page.route("**/enhance.js", () => {});
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("Download Logo")).toBeVisible();
  await expect(copy).toBeHidden();
  await page.unroute("**/enhance.js");
  await page.reload();
  await copy.click();
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  await expect(page.getByText("You can now share it with others.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Link copied to clipboard")).toBeHidden();

  await page
    .getByRole("button", { name: /^Copy #/ })
    .first()
    .click();
  await expect(page.getByText("Color copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[0-9a-f]{6}$/);

  await page.getByText("Copy", { exact: true }).click();
  await page.getByRole("button", { name: "SVG", exact: true }).click();
  await expect(page.getByText("SVG copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
});

test("a picture that does not load gives way to the item's initials", {
  tag: "@script",
}, async ({ page }) => {
  const file = /\/files\/logos\//;
  await page.route(file, (route) => route.fulfill({ status: 404, body: "gone" }));
  // Small pictures come within public pages; an admin's list fetches each.
  await signInAsAdmin(page, "/dashboard/logos?search=sunbird+solar");
  const parts = await page
    .locator(".picture")
    .first()
    .evaluate((picture) => ({
      healthy: (picture as HTMLImageElement).naturalWidth > 0,
      initials: getComputedStyle(picture, "::after").content,
    }));
  expect(parts).toMatchObject({ healthy: false, initials: expect.stringContaining('"SS"') });
});
