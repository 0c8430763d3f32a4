import { join } from "node:path";
import { keptMails } from "#tests/support/mails.ts";

/** The messages that went to `email`, oldest first. */
export const mailTo = (email: string) => keptMails(join(process.env.TEST_DATA_DIR ?? "", "data"), email);

/** The path (and query) of the first link in `mail` that begins with `path`. */
export function linkIn(mail: string | undefined, path: string): string {
  const link = mail?.match(new RegExp(`https?://[^\\s/]+(${path}[\\w=&?-]+)`))?.[1];
  if (!link) throw new Error(`The mail has no link to ${path}`);
  return link;
}
