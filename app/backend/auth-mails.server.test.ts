import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainText } from "#app/lib/mail-html.server.ts";
import { authSubjects, authTemplates, textIn } from "./auth-mails.server.ts";

const folder = join(import.meta.dirname, "../../supabase/templates");

test("the templates of the auth service are those of `node app/cli/make-mail-templates.ts`", async () => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), "utf8")]),
  );
  expect(Object.fromEntries(files)).toEqual(authTemplates);
});

test("and so are their subjects", async () => {
  const settings = await readFile(join(folder, "../config.toml"), "utf8");
  for (const [name, subject] of Object.entries(authSubjects))
    expect(settings).toContain(`[auth.email.template.${name}]\nsubject = '${subject}'\n`);
});

test("each is written in every language, and an unknown one is English", () => {
  const subjects = ["en", "fr", "ar", "tlh"].map((language) => textIn(language, authSubjects.magic_link));
  expect(subjects).toEqual([
    "Sign in to Ubunifu",
    "Connectez-vous à Ubunifu",
    "سجّل الدخول إلى Ubunifu",
    "Sign in to Ubunifu",
  ]);
  const html = textIn("ar", authTemplates["recovery.html"] ?? "");
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">[\s\S]+<\/html>\n$/);
  const text = plainText(html);
  expect(text).toContain(
    "اختيار كلمة مرور جديدة: {{ .SiteURL }}/ar/auth/confirm?token_hash={{ .TokenHash }}&type=recovery",
  );
  expect(text).toContain("\n{{ .Token }}\n");
});
