import { join } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import { sendMail } from "#app/lib/mail.server.ts";
import { plainText } from "#app/lib/mail-html.server.ts";
import { authLetters } from "./auth-letters.server.ts";
import { migrationsFolder } from "./migrations.server.ts";

const template = (name: keyof typeof authLetters) => ({
  subject: authLetters[name].subject,
  content_path: join(migrationsFolder(), "../templates", `${name}.html`),
});

export const authMailTemplates = {
  confirmation: template("confirmation"),
  recovery: template("recovery"),
  magic_link: template("magic_link"),
  email_change: template("email_change"),
};

export const authMailDriver: EmailDriver = {
  async send({ to, subject, html = "" }) {
    // Not awaited: an address that exists must not take longer than one that does not.
    void sendMail({ to, subject, text: plainText(html), html });
  },
};
