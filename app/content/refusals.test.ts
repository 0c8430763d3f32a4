import { expect, test } from "vitest";
import { memberKindNamed } from "#app/content/kinds.server.ts";
import { parseForm, replyTo } from "#app/lib/parse-form.ts";
import { type Language, languages } from "#app/words/languages.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { formOf } from "#tests/support/submissions.ts";

function refused(name: string, fields: Record<string, string>, language: Language) {
  const schema = memberKindNamed(name)?.member.schema;
  if (!schema) throw new Error(name);
  return parseForm(formOf(fields), schema, language);
}
const said = (...asked: Parameters<typeof refused>) => refused(...asked).reply().error;

test("a form in French says what is wrong in French, and what an empty field misses", () => {
  const job = { title: "Affichiste", salary_minimum: "900", salary_maximum: "100", year: "" };
  expect(said("job", job, "fr")).toEqual({
    company: ["Remplissez tous les champs obligatoires", "Saisissez une entreprise."],
    location: ["Remplissez tous les champs obligatoires", "Saisissez un lieu."],
    application_url: [
      "Ajoutez un lien de candidature ou un e-mail de contact, pour que l’on puisse postuler.",
    ],
  });
});

test("a form in Arabic says it in Arabic", () => {
  const event = { title: "أ", location: "تونس", start_date: "2031-05-02", end_date: "2031-05-01" };
  expect(said("event", event, "ar")).toEqual({
    end_date: ["لا يمكن أن يسبق تاريخ النهاية تاريخ البداية."],
  });
  expect(said("logo", { title: "أ", company: "ب", year: "1200" }, "ar")).toEqual({
    year: ["أدخل سنة من 1900 إلى 2100."],
  });
});

test("what the database and an upload refuse is said in the form's language, too", () => {
  const submission = refused("event", {}, "fr");
  const formErrors = [sentencesOf("wrong")("send.submissions")];
  const fieldErrors = { image: [sentencesOf("uploads")("tooLarge")] };
  expect(replyTo(submission, { formErrors, fieldErrors }, "fr").error).toMatchObject({
    "": ["Vous avez envoyé 100 propositions aujourd’hui. Continuez demain."],
    image: ["L’image dépasse la limite de 2 Mo"],
  });
});

test("no message of a form is left in English, nor as its key", () => {
  const wrong = {
    logo: {
      year: "soon",
      source_url: "x y",
      tags: "a".repeat(60),
      country: "XX",
      "variants[0].layout": "mark",
    },
    event: { title: "a".repeat(200), start_date: "05/06/2031", start_time: "noon", logo_id: "x" },
    job: { contact_email: "x", salary_minimum: "abc", expires_at: "soon", benefits: "a\n".repeat(30) },
    translation: { language: "xx", synonyms: "a,b,c,d,e,f,g", credit: "a".repeat(200) },
  };
  for (const [name, fields] of Object.entries(wrong)) {
    const english = Object.entries(said(name, fields, "en") ?? {});
    expect(english.length, name).toBeGreaterThan(3);
    for (const language of languages.filter((one) => one !== "en")) {
      const other = said(name, fields, language) ?? {};
      for (const [field, messages] of english) {
        expect(other[field], `${language} ${name}.${field}`).toHaveLength(messages?.length ?? 0);
        for (const [at, message] of (messages ?? []).entries()) {
          expect(message).toMatch(/^[A-Z]/);
          expect(other[field]?.[at]).not.toBe(message);
          expect(other[field]?.[at]).not.toMatch(/^\[/);
        }
      }
    }
  }
});
