import { type MailContent, renderMail } from "#app/lib/mail-html.server.ts";
import { siteName } from "#app/lib/site.ts";
import { type Language, languages, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

const site = "{{ .SiteURL }}";

/** By the name of the auth service's template, in whose placeholders they are written. */
const mailsIn = (language: Language) => {
  const t = translator(language, "mails");
  const link = (type: string) =>
    `${site}${localPath(language, `/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`)}`;
  const withCode = (name: "confirmation" | "recovery" | "magic_link", type: string) => ({
    subject: t(`auth.${name}.subject`, { site: siteName }),
    heading: t(`auth.${name}.heading`, { site: siteName }),
    paragraphs: [t("auth.linkOrCode")],
    code: "{{ .Token }}",
    button: { label: t(`auth.${name}.button`), href: link(type) },
    hint: t(`auth.${name}.hint`, { site: siteName }),
  });
  return {
    confirmation: withCode("confirmation", "signup"),
    recovery: withCode("recovery", "recovery"),
    magic_link: withCode("magic_link", "magiclink"),
    email_change: {
      subject: t("auth.email_change.subject", { site: siteName }),
      heading: t("auth.email_change.heading"),
      paragraphs: [t("auth.email_change.text", { email: "{{ .NewEmail }}" }), t("auth.email_change.once")],
      button: { label: t("auth.email_change.button"), href: link("email_change") },
      hint: t("auth.email_change.hint", { site: siteName }),
    },
  } satisfies Record<string, MailContent & { subject: string }>;
};

type AuthMail = keyof ReturnType<typeof mailsIn>;
const names = Object.keys(mailsIn("en")) as AuthMail[];

/** The text of each language, in the auth service's own notation: it knows the language of the account's profile. */
const inAllLanguages = (text: (language: Language) => string) =>
  `${languages
    .filter((language) => language !== "en")
    .map(
      (language, index) =>
        `{{ ${index ? "else if" : "if"} eq .Data.language "${language}" }}${text(language)}`,
    )
    .join("")}{{ else }}${text("en")}{{ end }}`;

/** Of those texts that of one language, for a service that does not know the notation. */
export function textIn(language: string, texts: string): string {
  const rest = texts.split(`eq .Data.language "${language}" }}`)[1] ?? texts.split("{{ else }}")[1] ?? texts;
  return rest.split(/\{\{ (?:else|end)/)[0] ?? texts;
}

export const authSubjects = Object.fromEntries(
  names.map((name) => [name, inAllLanguages((language) => mailsIn(language)[name].subject)]),
) as Record<AuthMail, string>;

export const authTemplates: Record<string, string> = Object.fromEntries(
  names.map((name) => [
    `${name}.html`,
    inAllLanguages((language) => renderMail(mailsIn(language)[name], language, site).html),
  ]),
);
