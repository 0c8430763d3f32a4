import { expect, test } from "./journey.ts";

const typeDay = "/events/type-in-tifinagh-and-ge-ez";

test("with script a menu acts at once, but waits while somebody walks through it by keyboard", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/events");
  const main = page.getByRole("main");
  const [time, country] = [main.getByLabel("Time"), main.getByLabel("Country")];
  await time.selectOption("Past");
  await expect(page).toHaveURL(/time=past/);
  await expect(main.getByRole("link", { name: "Clear filters" })).toBeVisible();
  await page.goBack();
  await expect(time).toHaveValue("upcoming");
  await country.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(main.getByRole("button", { name: "Apply" })).toBeFocused();
  await expect(page).toHaveURL("/events");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/country=ZA/);

  await main.getByText("Subscribe").click();
  await expect(main.getByRole("link", { name: "Calendar app" })).toHaveAttribute(
    "href",
    /^webcal:.*ics\?country=ZA/,
  );
  await page.keyboard.press("Escape");
  await expect(main.getByRole("link", { name: "Calendar app" })).toBeHidden();
});

test("a visitor finds the events of a country, and of a city in it", { tag: "@plain" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/events");
  const main = page.getByRole("main");
  // Other journeys add events.
  const shown = main.getByRole("article").filter({ hasText: /Type in Tifinagh|Lagos Brand Lab/ });
  const filter = async (name: string, value: string) => {
    await main.getByText(/^Filter/).click();
    await main.getByRole("combobox", { name }).selectOption(value);
    await main.getByRole("button", { name: "Apply" }).click();
  };
  await filter("Country", "Kenya");
  await expect(page).toHaveURL(/country=KE/);
  await expect(shown).toHaveText([/Type in Tifinagh/]);
  await main.getByText(/^Filter/).click();
  const cities = main.getByRole("combobox", { name: "City" });
  await expect(cities.getByRole("option")).toContainText(["All Cities", "Nairobi"]);
  await expect(cities).not.toContainText("Lagos");
  await main.getByText(/^Filter/).click();
  await filter("City", "Nairobi");
  await main.getByRole("link", { name: "Remove Country: Kenya" }).click();
  await expect(page).toHaveURL(/\/events\?(?!.*country)/);
  await expect(shown).toHaveText([/Type in Tifinagh/]);
  await main.getByRole("link", { name: "Remove City: Nairobi" }).click();
  await expect(page).toHaveURL("/events");

  for (const words of ["typography", "typography nairobi", "nairoby typografy"]) {
    await main.getByRole("searchbox").fill(words);
    await main.getByRole("button", { name: "Search" }).click();
    await expect(shown, words).toHaveText([/Type in Tifinagh/]);
  }
  for (const words of ["kentish", "quantum nairobi"]) {
    await main.getByRole("searchbox").fill(words);
    await main.getByRole("button", { name: "Search" }).click();
    await expect(main.getByText("No events found"), words).toBeVisible();
  }
});

test("on a phone the filters that were chosen stand first", { tag: "@plain" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/events?time=all");
  for (const [name, value] of [
    ["Category", "Technology"],
    ["Type", "Networking"],
  ] as const) {
    await page.getByRole("link", { name: value, exact: true }).click();
    const chosen = page.getByRole("link", { name: `Remove ${name}: ${value}` });
    await chosen.scrollIntoViewIfNeeded();
    await chosen.click();
    await expect(page.getByRole("link", { name: value, exact: true })).toBeVisible();
  }
});

test("an event's page says all about it and helps to come", { tag: "@script" }, async ({ page }) => {
  await page.goto("/events");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "View Details: Type in Tifinagh and Ge’ez" }).click();
  await expect(page).toHaveURL(typeDay);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Type in Tifinagh and Ge’ez");
  for (const title of ["About This Event", "Event Schedule", "Speakers", "Location", "Organizer"]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(main).toContainText(/14:00–\d\d:\d\d EAT/);

  const register = main.getByRole("link", { name: "Register Now" });
  await expect(register).toHaveAttribute("target", "_blank");
  await expect(register).toHaveAttribute("rel", "nofollow ugc noopener");
  await expect(main.getByRole("link", { name: "View on Map (opens in a new tab)" })).toHaveAttribute(
    "href",
    /openstreetmap/,
  );
  await expect(main.getByRole("link", { name: "Email to a Friend" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=Type/,
  );
  await expect(main.getByRole("button", { name: "Share Event" })).toBeVisible();

  await page.context().route(/^https:/, (route) => route.abort());
  const form = page.waitForEvent("popup");
  await register.click();
  await expect(page.getByRole("status").filter({ hasText: "Registration started" })).toContainText(
    "You're being redirected to the registration page.",
  );
  await (await form).close();

  const file = await page.request.get(`${typeDay}.ics`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="type-in-tifinagh-and-geez.ics"');
  expect(await file.text()).toMatch(/^DTSTART;TZID=Africa\/Nairobi:\d{8}T140000\r$/m);

  const similar = main.getByRole("region", { name: "Similar Events" }).getByRole("article");
  expect(await similar.count()).toBeGreaterThan(0);
  expect(await similar.count()).toBeLessThanOrEqual(3);
  await main.getByRole("link", { name: "Back to Events" }).click();
  await expect(page).toHaveURL("/events");
});

test("people elsewhere read when an event begins for them; those whose clocks agree do not read it twice", {
  tag: "@script",
}, async ({ browser, baseURL }) => {
  // A page without script does not know where it is read.
  for (const [timezoneId, line] of [
    ["Africa/Lagos", "12:00 your time"],
    ["Africa/Kampala", "Nairobi time"],
    ["Africa/Nairobi", "Nairobi time"],
  ] as const) {
    const context = await browser.newContext({ baseURL, timezoneId });
    const page = await context.newPage();
    await page.goto(typeDay);
    await expect(page.getByRole("button", { name: "Share Event" })).toBeVisible();
    await expect(page.locator("time[data-local]"), timezoneId).toHaveText(line);
    await context.close();
  }
});
