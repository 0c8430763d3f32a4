import { expect, signInAsAdmin, test } from "./journey.ts";

test("every section can be taken along as a file, by admins only", async ({ page }) => {
  const heading = {
    logos: "title,company",
    jargon: "term,definition",
    events: "title,desc",
    jobs: "title,company",
  };
  await signInAsAdmin(page, "/dashboard/jargon");
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/dashboard/jargon.csv",
  );
  for (const [section, columns] of Object.entries(heading)) {
    const file = await page.request.get(`/dashboard/${section}.csv`);
    expect(file.headers()["content-disposition"]).toBe(`attachment; filename="${section}.csv"`);
    expect(await file.text()).toMatch(new RegExp(`^\uFEFF${columns}`));
  }
  expect((await page.request.get("/dashboard/shoes.csv")).status()).toBe(404);
  await page.context().clearCookies();
  const refused = await page.request.get("/dashboard/jargon.csv", { maxRedirects: 0 });
  expect(refused.headers().location).toBe("/login?from=%2Fdashboard%2Fjargon.csv");
});
