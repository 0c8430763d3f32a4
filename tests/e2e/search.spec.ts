import { expect, test } from "./journey.ts";

test("one search finds all kinds and leads into the lists", { tag: "@plain" }, async ({ page }) => {
  await page.goto("/search");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("design");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?search=design$/);
  for (const group of ["Jargon", "Events", "Creative Hookup"]) {
    await expect(main.getByRole("region", { name: group })).toBeVisible();
  }
  await expect(main.getByRole("status")).toHaveText(/^More than \d+ results for “design”$/);
  await main.getByRole("region", { name: "Jargon" }).getByRole("link", { name: "All terms" }).click();
  await expect(page).toHaveURL(/\/jargon\?search=design$/);
  await expect(page.getByRole("main")).toContainText(/\d+ terms/);
});

test("accents, beginnings and misspellings are forgiven; signs are taken literally", {
  tag: "@plain",
}, async ({ page }) => {
  const main = page.getByRole("main");
  for (const words of ["kerni", "KÉRNING", "kernning"]) {
    await page.goto(`/search?search=${encodeURIComponent(words)}`);
    await expect(main.getByRole("link", { name: "Kerning", exact: true }).first()).toBeVisible();
  }
  for (const words of ["x%,status.eq.pending", ')"(', "%%%", "\\", "<xq zq=1>"]) {
    const answer = await page.goto(`/search?search=${encodeURIComponent(words)}`);
    expect(answer?.status()).toBe(200);
    await expect(main.getByRole("status")).toContainText(`No matches for “${words}”`);
  }
  await main.getByRole("link", { name: "Logos" }).click();
  await expect(page).toHaveURL(/\/logos$/);

  await page.goto("/search?search=zzkern+zzing");
  await expect(main.getByRole("status")).toContainText("No matches");
  const nearest = main.getByRole("region", { name: "Closest matches" });
  await nearest.getByRole("link", { name: "Kerning Term" }).click();
  await expect(page).toHaveURL(/\/jargon\/kerning$/);
});
