import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { contactAddress, siteName } from "./site.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  replyTo?: string;
};

const oneAddress = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a header would begin another header
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();

export const mailFolder = join(env.DATA_DIR, "mail");

let transport: Transporter | undefined;
function smtp(url: string): Transporter {
  transport ??= createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A text must not make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return transport;
}

/** Sends by SMTP_URL, else writes a file in DATA_DIR/mail. Never throws: false, and the reason in the log. */
export async function sendMail(mail: Mail): Promise<boolean> {
  const { to, text, html } = mail;
  const replyTo = mail.replyTo && oneAddress.test(mail.replyTo) ? mail.replyTo : undefined;
  const subject = oneLine(mail.subject);
  const headers = Object.fromEntries(
    // Holiday replies would go to nobody.
    Object.entries({ "Auto-Submitted": "auto-generated", ...mail.headers }).map(([name, value]) => [
      name,
      oneLine(value),
    ]),
  );
  const from = env.MAIL_FROM ?? `${siteName} <${contactAddress}>`;
  if (!oneAddress.test(to)) {
    log.warn("A message was not sent: its recipient is not one email address");
    return false;
  }
  try {
    if (env.SMTP_URL) {
      await smtp(env.SMTP_URL).sendMail({
        from,
        to: { name: "", address: to },
        replyTo,
        subject,
        text,
        html,
        headers,
      });
      return true;
    }
    const head = {
      From: from,
      To: to,
      ...(replyTo && { "Reply-To": replyTo }),
      Subject: subject,
      ...headers,
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    const file = join(mailFolder, fileName(to));
    await mkdir(mailFolder, { recursive: true });
    await writeFile(file, `${lines.join("\n")}\n\n${text}\n`, { mode: 0o600, flag: "wx" });
    log.info({ file }, "SMTP_URL is not set: the message waits in this file");
    return true;
  } catch (error) {
    const { responseCode } = error as { responseCode?: number };
    log.error({ err: error, responseCode }, "A message could not be sent");
    return false;
  }
}

/** The recipient is hashed, so that a folder listing names nobody. */
function fileName(to: string): string {
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const recipient = createHash("sha256").update(to.toLowerCase()).digest("hex").slice(0, 12);
  return `${time}-${recipient}-${randomBytes(3).toString("hex")}.txt`;
}
