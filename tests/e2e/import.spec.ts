import { writeFile } from "node:fs/promises";
import { collection } from "#tests/support/collection.ts";
import { expect, expectAccessible, signInAsAdmin, test, unique } from "./journey.ts";

test("every section can be taken along as a file, by admins only", { tag: "@script" }, async ({ page }) => {
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
  expect(refused.headers().location).toBe("/login?from=%2Fdashboard%2Fjargon");
});

test("an admin sees what is in a file, and then adds its good rows", { tag: "@script" }, async ({ page }) => {
  const term = unique("Import");
  const list = `/dashboard/jargon?search=${encodeURIComponent(term)}`;
  await signInAsAdmin(page, "/dashboard/jargon");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import jargon" })).toBeVisible();

  await page.getByLabel("Or paste its rows").fill("shoes\nred");
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("alert")).toContainText("The first row must name the columns");
  await expect(page.getByLabel("Or paste its rows")).toHaveValue("shoes\nred");

  const text = `term,definition,category\n${term},"'=1+1, ""quoted""\nsecond line",Print Design\nNowhere,Bad,Shoes\n`;
  await page.getByLabel("CSV file").setInputFiles({
    name: "terms.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("status")).toContainText("1 row is ready, 1 has problems.");
  const good = page.getByRole("row", { name: new RegExp(term) });
  const bad = page.getByRole("row", { name: /Nowhere/ });
  await page.getByRole("link", { name: "Only rows with problems" }).click();
  await expect(bad).toContainText("Choose a category: Typography, Web Design");
  await expect(good).toBeHidden();
  await page.getByRole("link", { name: "All rows" }).click();
  await expect(good).toBeVisible();
  await expectAccessible(page);
  const before = await page.request.get(list);
  expect(await before.text()).toContain("No terms found");

  const hidden = (name: string) => page.locator(`input[type=hidden][name=${name}]`).inputValue();
  const posted = { intent: "import", submission_id: await hidden("submission_id"), csv: await hidden("csv") };
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 row imported")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  const again = await page.request.post("/dashboard/import/jargon", { multipart: posted, maxRedirects: 0 });
  expect(again.status(), "posted twice").toBe(303);
  const exported = await (await page.request.get("/dashboard/jargon.csv")).text();
  expect(exported).toContain(`${term},"'=1+1, ""quoted""\nsecond line",Print Design,,approved`);
  expect(exported.split(term), "added once").toHaveLength(2);
});

test("an admin is asked once how the dates of a column are written", async ({ page, javaScript }) => {
  const title = unique("Dated");
  await signInAsAdmin(page, "/dashboard/import/events");
  const rows = `title;start_date;location\n${title} A;05/03/2031;Accra\n${title} B;06/03/2031;Accra\n`;
  await page.getByLabel("Or paste its rows").fill(rows);
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("status")).toContainText("All 2 rows have problems.");
  await page
    .getByLabel("How are dates such as 05/03/2031 written in Starts on?")
    .selectOption("day/month/year");
  if (javaScript) await expectAccessible(page);
  await page.getByRole("button", { name: "Read dates so" }).click();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows imported")).toBeVisible();
  const exported = await (await page.request.get("/dashboard/events.csv")).text();
  expect(exported).toContain(`${title} A,,,2031-03-05`);
});

test("an admin who changes the theme keeps the rows that were checked", { tag: "@script" }, async ({
  page,
}) => {
  // Without script another theme is another page.
  const term = unique("Themed");
  await signInAsAdmin(page, "/dashboard/import/jargon");
  await page.getByLabel("Or paste its rows").fill(`term\tdefinition\n${term}\tA row from a spreadsheet\n`);
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByText("Will be added")).toBeVisible();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByText("Will be added")).toBeVisible();
});

test(
  "an admin who corrects a file in its place is told to choose it again, and then it is taken",
  { tag: "@script" },
  async ({ page }, info) => {
    // Without script the browser says that the file has changed.
    const file = info.outputPath("terms.csv");
    const text = `term,definition\n${unique("Café")},Where designers meet\n`;
    await writeFile(file, "shoes\nred\n");
    await signInAsAdmin(page, "/dashboard/import/jargon");
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Check rows" }).click();
    await expect(page.getByRole("alert")).toContainText("The first row must name the columns");
    await writeFile(file, `${text}\n`, "utf8");
    await page.getByRole("button", { name: "Check rows" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "The file has changed" })).toBeVisible();
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Check rows" }).click();
    await expect(page.getByText("Will be added")).toBeVisible();
  },
);

test("an admin brings a collection as a zip, corrects it, and adds what is new in it", {
  tag: "@script",
}, async ({ page }) => {
  const name = unique("Zip").replace(/ /g, "");
  await signInAsAdmin(page, "/dashboard/import/logos");
  await page.getByRole("link", { name: "Import a zip of pictures instead" }).click();
  await page.getByLabel("Zip file").setInputFiles({
    name: "brands.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(await collection(3, name)),
  });
  await page.getByRole("button", { name: "Check pictures" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "brands.zip" })).toBeVisible();
  await expect(page.getByText(/3 logos are new/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByLabel("Country comes from").selectOption("region");
  await page.getByLabel("License", { exact: true }).selectOption("MIT");
  await page.getByRole("button", { name: "Apply" }).click();
  const row = (number: number) => page.getByRole("row", { name: `${name}-${number}.svg`.toLowerCase() });
  await expect(row(2)).toContainText("Nigeria, Finance, MIT");

  await row(2).getByLabel("Title").fill(`${name} Foods`);
  await row(2)
    .getByLabel(/^What .* shows$/)
    .selectOption("Wordmark, for light");
  await row(3).getByLabel("Take it").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("2 logos are new, 1 is left out.")).toBeVisible();
  await page.getByRole("link", { name: "Left out" }).click();
  await expect(row(3)).toContainText("Left out by you");
  await expect(row(2)).toBeHidden();
  await page.getByLabel("Published").check();
  await page.getByRole("button", { name: "Import 2 logos" }).click();
  await expect(page.getByText("2 logos imported")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: `${name} Foods` })).toBeVisible();
});
