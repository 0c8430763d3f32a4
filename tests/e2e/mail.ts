import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const mailFolder = join(process.env.TEST_DATA_DIR ?? "", "data", "mail");

/** The messages that went to `email`, oldest first. The site has no mail server here and keeps them as files. */
export async function mailTo(email: string): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(mailFolder, name), "utf8")));
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** The path (and query) of the first link in `mail` that begins with `path`. */
export function linkIn(mail: string | undefined, path: string): string {
  const link = mail?.match(new RegExp(`https?://[^\\s/]+(${path}[\\w=&?-]+)`))?.[1];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  return link;
}
