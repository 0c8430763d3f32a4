import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem("typed") ?? "");

for (const [path, field] of [
  ["/submit?tab=job", "Title"],
  ["/contact", "Message"],
  ["/signup?from=%2Fsubmit", "Full name"],
  ["/newsletter", "Email"],
] as const)
  test(`a visitor who presses Lite mode below the form at ${path} keeps what is typed in it`, {
    tag: "@script",
  }, async ({ page }) => {
    // Without script the page is another one afterwards.
    await page.goto(path);
    const input = page.getByRole("main").getByLabel(field, { exact: true });
    await input.fill("Kente Lines");
    if (path.startsWith("/submit")) await expect(page.locator("main form[novalidate]")).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Lite mode", exact: true }).click();
    await expect(footer.getByRole("button", { name: "Turn off lite mode" })).toBeVisible();
    await expect(input).toHaveValue("Kente Lines");
  });

test("a password does not wait while another form is sent, and what has come back waits no longer", {
  tag: "@script",
}, async ({ page }) => {
  // Without script nothing waits.
  await page.goto("/signup");
  const main = page.getByRole("main");
  await main.getByLabel("Full name").fill("Zola Test");
  await main.getByLabel("Password", { exact: true }).fill("kente-and-clay");
  await page.route("**/lite", (route) => route.fulfill({ status: 204 }));
  const lite = page.getByRole("button", { name: "Lite mode" });
  await lite.click();
  await expect.poll(() => waiting(page)).toContain("Zola Test");
  expect(await waiting(page)).not.toContain("kente");
  await page.unrouteAll();
  await page.reload();
  await expect(main.getByLabel("Full name")).toHaveValue("Zola Test");
  await expect(main.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(await waiting(page)).toBe("");

  await page.route("**/lite", (route) => route.fulfill({ status: 204 }));
  await lite.click();
  await expect.poll(() => waiting(page)).toContain("Zola Test");
  // An hour later the phone may be in other hands.
  await page.evaluate(() => {
    const [path, typed, at] = JSON.parse(sessionStorage.getItem("typed") ?? "");
    sessionStorage.setItem("typed", JSON.stringify([path, typed, at - 3_600_000]));
  });
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => waiting(page)).toBe("");
  await expect(main.getByLabel("Full name")).toHaveValue("");
});

test("what was sent to the site after another form does not come back", {
  tag: "@script",
}, async ({ page }) => {
  // Without script nothing waits.
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Zola Test");
  await main.getByLabel("Email").fill("zola@example.com");
  await main.getByLabel("Message").fill("Where do I find the dark mark?");
  await page.getByRole("contentinfo").getByRole("button", { name: "Lite mode" }).click();
  await expect(main.getByLabel("Message")).toHaveValue("Where do I find the dark mark?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent");
  await page.waitForLoadState();
  await expect(main.getByLabel("Message")).toHaveValue("");
});
