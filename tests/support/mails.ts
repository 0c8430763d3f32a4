import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Oldest first. */
export async function keptMails(dataFolder: string, email?: string): Promise<string[]> {
  const folder = join(dataFolder, "mail");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return email ? mails.filter((mail) => mail.includes(`\nTo: ${email}\n`)) : mails;
}
