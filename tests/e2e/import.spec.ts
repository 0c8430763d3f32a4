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

  await page.getByLabel("Or paste its rows").fill('term\n"red');
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("alert")).toContainText("There’s a stray quote in row 2.");
  await expect(page.getByLabel("Or paste its rows")).toHaveValue('term\n"red');

  const text = `term,definition,category\n${term},"'=1+1, ""quoted""\nsecond line",Print Design\nNowhere,Bad,Shoes\n`;
  await page.getByLabel("CSV file").setInputFiles({
    name: "terms.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("status")).toContainText("To add: 1. With problems: 1.");
  const good = page.getByRole("row", { name: new RegExp(term) });
  const bad = page.getByRole("row", { name: /Nowhere/ });
  await page.getByRole("link", { name: "Only rows left out" }).click();
  await expect(bad).toContainText("Choose a category: Typography, Web Design");
  await expect(good).toBeHidden();
  await page.getByRole("link", { name: "All rows" }).click();
  await expect(good).toBeVisible();
  await expectAccessible(page);
  const before = await page.request.get(list);
  expect(await before.text()).toContain("No terms found");

  const hidden = (name: string) => page.locator(`input[type=hidden][name=${name}]`).inputValue();
  const posted = {
    ...{ intent: "import", status: "approved", planned: await hidden("planned") },
    ...{ submission_id: await hidden("submission_id"), csv: await hidden("csv") },
  };
  await page.getByLabel("Published").check();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("Imported: 1 added")).toBeVisible();
  await expect(good).toBeHidden();
  await expect(bad).toContainText("Choose a category");
  await expect(page.getByLabel("Or paste its rows")).toHaveValue(/Nowhere,Bad,Shoes,"?Category: /);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the rows left out" }).click();
  expect((await saved).suggestedFilename()).toBe("jargon-left-out.csv");
  await page.getByRole("link", { name: "Show what was imported" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  const again = await page.request.post("/dashboard/import/jargon", { multipart: posted, maxRedirects: 0 });
  expect(await again.text(), "posted twice").toContain("These rows were imported");
  const exported = await (await page.request.get("/dashboard/jargon.csv")).text();
  expect(exported).toContain(`${term},"'=1+1, ""quoted""\nsecond line",Print Design,,approved`);
  expect(exported.split(term), "added once").toHaveLength(2);
});

test("an admin is asked once for what a file leaves open: dates, headings, empty cells", async ({
  page,
  javaScript,
}) => {
  const title = unique("Dated");
  await signInAsAdmin(page, "/dashboard/import/events");
  const rows = `Subject;start_date;location\n${title} A;05/03/2031;Accra\n${title} B;06/03/2031;Heidelberg\n`;
  await page.getByLabel("Or paste its rows").fill(rows);
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByRole("status")).toContainText("With problems: 2.");
  await page
    .getByLabel("How are dates such as 05/03/2031 written in Starts on?")
    .selectOption("day/month/year");
  await page.getByLabel("What is in the column Subject?").selectOption("Title");
  await page.getByLabel("Format of 2 rows that don’t say it").selectOption("Hybrid");
  if (javaScript) await expectAccessible(page);
  await page.getByLabel("Time zone of 1 row that doesn’t say it").fill("Berlin");
  await page.getByLabel("Time zone of 1 row that doesn’t say it").press("Enter");
  await expect(page.getByText("Time zone: Africa/Accra")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported: 2 added")).toBeVisible();
  const exported = await (await page.request.get("/dashboard/events.csv")).text();
  expect(exported).toContain(`${title} A,,,2031-03-05`);
  expect(exported).toMatch(new RegExp(`${title} B,.*Europe/Berlin,Heidelberg,.*,hybrid,.*,pending,`));
});

test("an admin corrects an export, sees each cell that changes, and takes the import back", async ({
  page,
  javaScript,
}) => {
  const term = unique("Corrected");
  await signInAsAdmin(page, "/dashboard/import/jargon");
  const check = async (file: string) => {
    await page.getByLabel("Or paste its rows").fill(file);
    await page.getByRole("button", { name: "Check rows" }).click();
  };
  await check(`term,definition,status\n${term},First words,approved\n`);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("Imported: 1 added")).toBeVisible();
  const exported = await (await page.request.get("/dashboard/jargon.csv")).text();
  const [heading] = exported.split("\r\n");
  const line = exported.split("\r\n").find((text) => text.startsWith(term)) ?? "";
  await page.goto("/dashboard/import/jargon");
  await check([heading, line, line.replace(term, `${term} twice`), ""].join("\n"));
  await expect(page.getByRole("status").first()).toContainText("Nothing new: 1. With problems: 1.");

  await check(
    [heading, line.replace("First words", "Better words"), `${term} new,More,,,approved,,`].join("\n"),
  );
  await expect(page.getByRole("row", { name: new RegExp(`${term} Will be changed`) })).toContainText(
    "DefinitionFirst wordsBetter words",
  );
  if (javaScript) await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported: 1 added, 1 changed")).toBeVisible();
  const found = `/dashboard/jargon?search=${encodeURIComponent(term)}`;
  await page.goto(found);
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.goto("/dashboard/audit?type=jargon&action=imported");
  await page.getByRole("link", { name: "Take back 1 term and 1 change" }).first().click();
  await expect(page.getByText("Deleted: 1 term. Changed back: 1 term.")).toBeVisible();
  if (javaScript) await expectAccessible(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("The import was taken back")).toBeVisible();
  await page.goto(found);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("First words");
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
    await writeFile(file, "term,definition\n");
    await signInAsAdmin(page, "/dashboard/import/jargon");
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Check rows" }).click();
    await expect(page.getByRole("alert")).toContainText("There are no rows below");
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
  await page.goto(`/dashboard/logos?search=${name}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: `${name} Foods` })).toBeVisible();
});
