import { expect, expectAccessible, fillSignIn, signIn, signInAsOwnAdmin, test, unique } from "./journey.ts";

test("a visitor translates a term, signs in on the way; an admin approves it beside the English; it is found by its name", async ({
  page,
  account,
  anotherPage,
  javaScript,
}) => {
  test.setTimeout(120_000);
  // Both runs of this journey share a site.
  const [code, language] = javaScript ? ["zu", "Zulu"] : ["xh", "Xhosa"];
  const name = unique("Igrídi");
  const main = page.getByRole("main");
  await page.goto(`/jargon/grid/${code}`);
  await expect(main.getByText(`Nobody has written this term in ${language} yet`)).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: "Grid" })).toHaveAttribute("lang", "en");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await main.getByRole("link", { name: "Translate this term" }).click();
  await expect(main.getByText("Lines that nobody prints")).toBeVisible();
  await expect(main.getByLabel("Language")).toHaveValue(`${code}`);

  // What is missing is said beside its field, and what was typed stays.
  await main.getByLabel("Definition").fill("Imigqa engaphrintwa.");
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(main.getByRole("alert")).toContainText("Write the term in this language.");
  await expect(main.getByLabel("Definition")).toHaveValue("Imigqa engaphrintwa.");
  await main.getByLabel("Term", { exact: true }).fill(name);
  await main.getByLabel("Other words for it").fill("Grid");
  await main.getByLabel("Credit").fill("Zola Test");
  if (javaScript) await expectAccessible(page);
  await main.getByRole("button", { name: "Send for review" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await dialog.getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, account);
  await expect(main.getByLabel("Term", { exact: true })).toHaveValue(name);
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(page).toHaveURL("/jargon/grid");
  await expect(page.getByText("Translation submitted successfully!")).toBeVisible();

  await main.getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { name: "What is wrong with this term?" })).toBeVisible();

  // Whoever comes back changes what waits instead of sending it twice.
  await page.goto("/jargon/grid/translate");
  await main.getByRole("link", { name: `Change it in ${language}` }).click();
  await main.getByLabel("Credit").fill("Zola T.");
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Sent for review again")).toBeVisible();

  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=translation");
  const row = admin.getByRole("article", { name });
  await expect(row.getByText(`grid in ${language}`)).toBeVisible();
  await row.getByRole("link", { name: `View ${name}` }).click();
  const whole = admin.getByRole("dialog", { name });
  await expect(whole.getByText("Grid: Lines that nobody prints")).toBeVisible();
  await whole.getByRole("button", { name: `Approve ${name}` }).click();
  // With the next item, if one waits, it stands in front of the page's own message.
  await expect(admin.getByText("Content approved").filter({ visible: true }).first()).toBeVisible();

  await page.goto("/dashboard/notifications");
  await expect(main.getByText("Your translation was approved").first()).toBeVisible();
  await page.goto("/dashboard/profile");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`/jargon/grid/${code}`);
  await expect(main.getByRole("heading", { level: 1, name })).toHaveAttribute("lang", `${code}`);
  await expect(main.getByText(`${language} by Zola T.`)).toBeVisible();

  const visitor = await anotherPage();
  await visitor.goto(`/jargon?search=${encodeURIComponent(name.replace("í", "i"))}`);
  await visitor.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(visitor).toHaveURL(`/jargon/grid/${code}`);
  const languages = visitor.getByRole("navigation", { name: "Languages of this term" });
  await languages.getByRole("link", { name: "Kiswahili" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Gridi" })).toBeVisible();
});

test("a better text takes the place of the old one, and taking the decision back returns it", async ({
  page,
  account,
  anotherPage,
}) => {
  test.setTimeout(120_000);
  const name = unique("Haske");
  const main = page.getByRole("main");
  await signIn(page, account, "/jargon/contrast/translate?language=ha");
  await expect(main.getByLabel("Term", { exact: true })).toHaveValue("Bambanci");
  await expect(main.getByLabel("Credit")).toHaveValue("Zainab Bello, Zola Test");
  await main.getByLabel("Term", { exact: true }).fill(name);
  await main.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Translation submitted successfully!")).toBeVisible();
  await page.goto("/jargon/contrast/ha");
  await expect(main.getByRole("heading", { level: 1, name: "Bambanci" })).toBeVisible();

  const admin = await anotherPage();
  await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=translation");
  const row = admin.getByRole("article", { name });
  await row.getByRole("button", { name: `Approve ${name}` }).click();
  await expect(admin.getByText("Content approved").first()).toBeVisible();
  await page.goto("/jargon/contrast/ha");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(main.getByText("Hausa by Zainab Bello, Zola Test")).toBeVisible();

  await admin.locator(".toast-action").getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("Decision undone")).toBeVisible();
  await page.goto("/jargon/contrast/ha");
  await expect(main.getByRole("heading", { level: 1, name: "Bambanci" })).toBeVisible();
});

test("an Arabic text reads from right to left, and is found however it is typed", async ({
  page,
  javaScript,
}) => {
  await page.goto(`/jargon?search=${encodeURIComponent("المساحه البيضا")}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "المساحة البيضاء" }).click();
  await expect(page).toHaveURL("/ar/jargon/white-space");
  await expect(main.getByRole("heading", { level: 1 })).toHaveAttribute("dir", "rtl");
  if (javaScript) await expectAccessible(page);
  await main.locator('a[href$="/report"]').click();
  await expect(page).toHaveURL(/\/ar\/jargon_translations\/.+\/report$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an English text that has changed shows that its translations are behind", async ({ page, account }) => {
  const term = unique("Swatch");
  await signInAsOwnAdmin(page, account, "/dashboard/jargon/new");
  const save = async (definition: string) => {
    await page.getByRole("textbox", { name: "Definition" }).fill(definition);
    await page.getByRole("dialog").locator("button[type=submit]").last().click();
    await expect(page.getByText(/successfully/).first()).toBeVisible();
  };
  await page.getByRole("textbox", { name: "Term", exact: true }).fill(term);
  await save("A small sample.");
  await page.goto("/dashboard/jargon_translations/new");
  await page.getByLabel("English term").fill(term);
  await page.getByRole("dialog").getByLabel("Language").selectOption("Swahili");
  await page.getByRole("textbox", { name: "Term", exact: true }).fill(`Sampuli ${term}`);
  await save("Kipande kidogo.");
  const address = `/jargon/${term.toLowerCase().replace(" ", "-")}`;
  await page.goto(`${address}/sw`);
  await expect(page.getByText("The English text has changed")).toHaveCount(0);

  await page.goto(`/dashboard/jargon?search=${encodeURIComponent(term)}`);
  await page.getByRole("link", { name: `Edit ${term}` }).click();
  await save("A small sample of a color.");
  await page.goto(`${address}/sw`);
  await expect(page).toHaveURL(/\/sw\/jargon\//);
  await expect(page.locator("main p.note").getByRole("link")).toBeVisible();
  await page.goto("/dashboard/jargon_translations?shows=behind");
  await expect(page.getByRole("article", { name: `Sampuli ${term}` })).toContainText(
    "Behind the English text",
  );
});
