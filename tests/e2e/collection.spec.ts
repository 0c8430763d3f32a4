import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expect, expectAccessible, fillSignIn, test } from "./journey.ts";

test("a visitor collects logos, downloads and shares them, and keeps them after signing in", {
  tag: "@script",
}, async ({ page, account, anotherPage }) => {
  await page.goto("/logos");
  const main = page.getByRole("main");
  const star = (name: string) => main.getByRole("button", { name });
  await star("Add Kodi to your collection").click();
  await expect(page.getByRole("status")).toContainText("Kodi is in your collection");
  // Where the press left off, a keyboard goes on.
  await expect(star("Remove Kodi from your collection")).toBeFocused();
  await page.goto("/logos/sunbird-solar");
  await star("Add to your collection").click();
  await expect(star("Remove from your collection")).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Your collection" }).click();
  await expect(main.getByRole("article")).toHaveText([/Sunbird Solar/, /Kodi/]);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Download all" }).click();
  const files = Object.keys(unzipSync(await readFile(await (await download).path())));
  expect(files).toEqual(expect.arrayContaining(["kodi/LICENSE.txt", "sunbird-solar/mark.svg"]));

  const visitor = await anotherPage();
  await visitor.goto(await main.getByLabel("Address to share").inputValue());
  await expect(visitor.getByRole("main").getByRole("article")).toHaveCount(2);

  await main.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/collection");
  await expect(main.getByRole("article")).toHaveText([/Sunbird Solar/, /Kodi/]);
  await main.getByRole("button", { name: "Share this collection" }).click();
  await visitor.goto(await main.getByLabel("Address to share").inputValue());
  await star("Remove Kodi from your collection").click();
  await expect(main.getByRole("article")).toHaveText([/Sunbird Solar/]);
  await visitor.reload();
  await expect(visitor.getByRole("main").getByRole("article")).toHaveText([/Sunbird Solar/]);
  await expectAccessible(visitor);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("article")).toHaveText([/Kodi/, /Sunbird Solar/]);

  await main.getByText("Empty collection").click();
  await main.getByRole("button", { name: "Yes, take all out" }).click();
  await expect(main.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

test("a logo is copied as code", { tag: "@script" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/logos/sunbird-solar");
  await page.getByText("Copy", { exact: true }).click();
  await page.getByRole("link", { name: "JSX" }).click();
  await expect(page.getByText("JSX copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "export default function SunbirdSolar(props) {",
  );
});
