import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authTemplates } from "./auth-mails.server.ts";

const folder = join(import.meta.dirname, "../../supabase/templates");

test("the templates of the auth service are those of `node app/cli/make-mail-templates.ts`", async () => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), "utf8")]),
  );
  expect(Object.fromEntries(files)).toEqual(authTemplates);
});
