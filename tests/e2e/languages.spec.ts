import { type Language, localPath } from "#app/words/languages.ts";
import { type Room, translator } from "#app/words/translator.ts";
import { expect, expectAccessible, signIn, signInAsOwnAdmin, test, unique } from "./journey.ts";
import { mailTo } from "./mail.ts";

const languages = [
  {
    language: "fr",
    direction: "ltr",
    contrast: "Contraste",
    required: "Remplissez tous les champs obligatoires",
  },
  { language: "ar", direction: "rtl", contrast: "التباين", required: "املأ كل الحقول المطلوبة" },
] as const;

/** What the site says in a language, beside what stands here to the letter. */
const wordsIn =
  (language: Language) =>
  <In extends Room>(room: In) =>
    translator(language, room);

for (const { language, direction, contrast, required } of languages) {
  const words = wordsIn(language);
  const at = (path: string) => localPath(language, path);

  test(`in ${language} a visitor finds a term, and reads the same page in another language`, async ({
    page,
    javaScript,
  }) => {
    await page.goto(at("/"));
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", language);
    expect(await html.evaluate((root) => getComputedStyle(root).direction)).toBe(direction);
    await page.getByRole("main").getByRole("searchbox").fill(contrast);
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByRole("link", { name: contrast, exact: true }).first().click();
    await expect(page).toHaveURL(at("/jargon/contrast"));
    await expect(page.getByRole("heading", { level: 1, name: contrast })).toBeVisible();
    if (javaScript) await expectAccessible(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL("/jargon/contrast");
    await expect(page.getByRole("heading", { level: 1, name: "Contrast" })).toBeVisible();
  });

  test(`in ${language} a member is told what an offer lacks, and sends it`, async ({ page, account }) => {
    const [submit, fields] = [words("submit"), words("fields")];
    await signIn(page, account, at("/submit?tab=job"));
    const main = page.getByRole("main");
    await main.getByLabel(fields("company"), { exact: true }).fill("Loom");
    await main.getByRole("button", { name: submit("button", { kind: "job" }) }).click();
    await expect(main.getByRole("alert").first()).toContainText(required);
    await expect(main.getByText(words("wrong")("missing.title")).first()).toBeVisible();
    await expect(main.getByLabel(fields("company"), { exact: true })).toHaveValue("Loom");
    const title = unique("Offre");
    await main.getByLabel(fields("title"), { exact: true }).fill(title);
    await main.getByLabel(fields("location")).fill("Dakar");
    await main.getByLabel(fields("job.link")).fill("loom.example/apply");
    await main.getByRole("button", { name: submit("button", { kind: "job" }) }).click();
    await expect(page).toHaveURL(at("/jobs"));
    await expect(page.getByText(submit("sent.waiting", { title }))).toBeVisible();
  });

  test(`in ${language} somebody signs up, forgets the password, and comes in by a mailed code`, async ({
    page,
    account,
    anotherPage,
  }) => {
    const t = words("account");
    const email = `${language}-${account.email}`;
    const main = page.getByRole("main");
    await page.goto(at("/signup"));
    await main.getByLabel(t("signUp.name")).fill("Ama Owusu");
    await main.getByLabel(t("email")).first().fill(email);
    await main.getByLabel(t("password")).first().fill("kente-cloth");
    await main.getByLabel(t("signUp.confirm")).fill("kente-clothes");
    await main.getByRole("button", { name: t("signUp.button") }).click();
    await expect(main.getByText(t("errors.differ")).first()).toBeVisible();
    await expect(main.getByLabel(t("email")).first()).toHaveValue(email);
    await main.getByLabel(t("password")).first().fill("kente-cloth");
    await main.getByLabel(t("signUp.confirm")).fill("kente-cloth");
    await main.getByRole("button", { name: t("signUp.button") }).click();
    await expect(page.getByText(t("signUp.done")).first()).toBeVisible();

    const phone = await anotherPage();
    await phone.goto(at("/forgot-password"));
    await phone.getByLabel(t("email")).first().fill(email);
    await phone
      .getByRole("main")
      .getByRole("button", { name: t("forgot.button") })
      .click();
    await expect(phone.getByRole("heading", { level: 1, name: t("inbox.title") })).toBeVisible();
    await expect.poll(() => mailTo(email)).not.toEqual([]);
    const [code = ""] = /^\d{10}$/m.exec((await mailTo(email)).at(-1) ?? "") ?? [];
    await phone.getByLabel(t("code")).fill(code);
    await phone
      .getByRole("main")
      .getByRole("button", { name: t("continue") })
      .click();
    await expect(phone.getByRole("heading", { level: 1, name: t("reset.title") })).toBeVisible();
  });

  test(`in ${language} a member betters a translation, an admin approves it, and it is found`, async ({
    page,
    account,
    anotherPage,
    javaScript,
  }) => {
    const [t, fields] = [words("translate"), words("fields")];
    const slug = javaScript ? "proximity" : "kerning";
    const name = unique(contrast);
    await signIn(page, account, at(`/jargon/${slug}/translate?language=${language}`));
    const main = page.getByRole("main");
    await expect(main.getByText(t("advice"))).toBeVisible();
    await main.getByLabel(fields("term.term"), { exact: true }).fill(name);
    await main.getByLabel(fields("term.definition")).fill(name);
    await main.getByRole("button", { name: words("submit")("button", { kind: "translation" }) }).click();
    await expect(page).toHaveURL(at(`/jargon/${slug}`));

    const admin = await anotherPage();
    await signInAsOwnAdmin(admin, account, "/dashboard/moderation?type=translation");
    const row = admin.getByRole("article", { name });
    await row.getByRole("button", { name: `Approve ${name}` }).click();
    await expect(admin.getByText("Content approved").first()).toBeVisible();

    await page.goto(at(`/jargon?search=${encodeURIComponent(name)}`));
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(at(`/jargon/${slug}`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
}
