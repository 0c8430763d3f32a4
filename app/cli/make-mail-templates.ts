// Run by hand when a mail of the auth service changes: node app/cli/make-mail-templates.ts
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { authTemplates } from "#app/backend/auth-mails.server.ts";

const folder = fileURLToPath(new URL("../../supabase/templates/", import.meta.url));
for (const [name, html] of Object.entries(authTemplates)) await writeFile(folder + name, html);
