import { join } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import { sendMail } from "#app/lib/mail.server.ts";
import { siteName } from "#app/lib/site.ts";
import { migrationsFolder } from "./migrations.server.ts";

const template = (name: string, subject: string) => ({
  subject,
  content_path: join(migrationsFolder(), "../templates", `${name}.html`),
});

export const authMailTemplates = {
  confirmation: template("confirmation", `Confirm your ${siteName} account`),
  recovery: template("recovery", `Set a new ${siteName} password`),
  magic_link: template("magic_link", `Sign in to ${siteName}`),
  email_change: template("email_change", `Change your ${siteName} email address`),
};

export const authMailDriver: EmailDriver = {
  async send({ to, subject, html = "" }) {
    // Not awaited: an address that exists must not take longer than one that does not.
    void sendMail({ to, subject, text: `${plainText(html)}\n\n${siteName}` });
  },
};

/** Templates have paragraphs and links only. */
const plainText = (html: string) =>
  html
    .replace(/<a href="([^"]*)">[^<]*<\/a>/g, "$1")
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/<\/?p>/g, "")
    .trim();
