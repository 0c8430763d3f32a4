import { serverClient } from "#app/backend/clients.server.ts";
import { siteUrl } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { type Mail, sendMail } from "#app/lib/mail.server.ts";
import { type MailContent, renderMail } from "#app/lib/mail-html.server.ts";
import { directionOf, isLanguage, type Language, localPath } from "#app/words/languages.ts";
import { type Translator, translator } from "#app/words/translator.ts";

/** What a letter is written with, in the language of whoever gets it. */
export type Pen = {
  t: Translator<"mails">;
  /** The address of a page of the site, in that language. */
  pageAt: (path: string) => string;
  /** What somebody typed, line by line in a direction of its own. */
  typed: (text: string) => string;
};
type Letter = MailContent & Pick<Mail, "subject" | "headers" | "replyTo">;

/**
 * Writes to `to` in their language: that of their profile, else `ofPage`, else that of the page from which they last asked
 * for an answer. False where it could not be sent.
 */
export async function sendLetter(
  to: string,
  write: (pen: Pen) => Letter,
  ofPage?: Language,
): Promise<boolean> {
  const language = await languageOfMails(to, ofPage);
  const { subject, headers, replyTo, ...content } = write(penIn(language));
  return sendMail({
    to,
    subject,
    ...(headers && { headers }),
    ...(replyTo && { replyTo }),
    ...renderMail(content, language),
  });
}

async function languageOfMails(address: string, ofPage: Language | undefined): Promise<Language> {
  const server = await serverClient();
  const { data, error } = await server.rpc("mail_language", { address, ...(ofPage && { of_page: ofPage }) });
  if (error) log.error({ err: error }, "the language of a mail is not known");
  return data && isLanguage(data) ? data : (ofPage ?? "en");
}

const penIn = (language: Language): Pen => ({
  t: translator<"mails">(language, "mails"),
  pageAt: (path) => siteUrl + localPath(language, path).replace(/^\/$/, ""),
  typed: (text) => (directionOf(language) ? text.replace(/.+/g, "\u2068$&\u2069") : text),
});
