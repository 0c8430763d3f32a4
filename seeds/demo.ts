/** `npm run demo`: the built site with sample content and three accounts */
import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { getBackend } from "#app/backend/backend.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { siteName } from "#app/lib/site.ts";
import { type Account, makeAccounts } from "./accounts.ts";
import { backdateLog } from "./backdate.ts";
import { guests } from "./guests.ts";
import { addLife, ringForWaiting } from "./life.ts";
import { loadSeeds } from "./load.ts";
import { members } from "./members.ts";

const people = {
  admin: { name: "Amina Diallo", email: "admin@example.com" },
  editor: { name: "Ebo Mensah", email: "editor@example.com", role: "editor" },
  user: { name: "Makena Njoroge", email: "member@example.com" },
} satisfies Record<string, Account>;

/** Marks the data as a demo's, and whether it is complete: what was deleted since stays deleted. */
const mark = join(env.DATA_DIR, "demo");
const readMark = () => readFile(mark, "utf8").catch(() => "none");

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** No letter looks like another. */
function randomPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group()].join("-");
}

async function fill(database: PGlite, password: string): Promise<void> {
  await onlyOurs(database);
  await writeFile(mark, "filling");
  const server = await serverClient();
  const accounts = Object.values(people).map((account) => ({ ...account, password }));
  const ids = await makeAccounts(server, [...accounts, ...guests]);
  const idOf = (role: keyof typeof people) => ids.get(people[role].email) ?? stop("An account is missing.");
  await loadSeeds(server, idOf("admin"));
  // The admin only now, so that the bell does not ring for old items.
  await server.rpc("set_user_role", { user_id: idOf("admin"), role: "admin" }).throwOnError();
  await giveToMember(database, idOf("user"));
  await addLife(database, idOf("admin"));
  await backdateLog(database);
  await ringForWaiting(database, idOf("admin"));
  await writeFile(mark, "filled");
}

/** Keeps the demo's accounts out of a real site. */
async function onlyOurs(database: PGlite): Promise<void> {
  const demo = Object.values(people).map(({ email }) => email);
  const invented = [...members, ...guests].map(({ email }) => email);
  const { rows } = await database.query("select from auth.users where email <> all ($1) limit 1", [
    [...invented, ...((await readMark()) === "filling" ? demo : [])],
  ]);
  if (rows.length > 0)
    stop(`${env.DATA_DIR} already holds a site. Set DATA_DIR to another folder for the demo.`);
  const { rows: left } = await database.query<{ id: string }>(
    "select id from auth.users where email = any ($1)",
    [demo],
  );
  const ids = left.map(({ id }) => id);
  for (const table of ["refresh_tokens", "sessions", "identities"])
    await database.query(`delete from auth.${table} where user_id::text = any ($1)`, [ids]);
  await database.query("delete from auth.users where id::text = any ($1)", [ids]);
}

async function giveToMember(database: PGlite, member: string): Promise<void> {
  const own = [
    ["jargon", "approved"],
    ["events", "pending"],
    ["jobs", "rejected"],
  ];
  await database.transaction(async (transaction) => {
    await transaction.exec("set local session_replication_role = replica");
    for (const [table, status] of own)
      await transaction.query(
        `update public.${table} set user_id = $1 where id =
           (select id from public.${table} where status = $2 order by created_at desc, id limit 1)`,
        [member, status],
      );
  });
}

if (env.SUPABASE_URL)
  stop("The demo creates accounts that anyone can use, so it only runs on its own data. Unset SUPABASE_URL.");
const server = new URL("../build/server/index.js", import.meta.url);
if (!existsSync(server)) stop("The site isn’t built yet. Run: npm run build");

const backend = await getBackend();
if (!backend.database) stop("The demo only runs on the embedded backend.");
let password = "";
if ((await readMark()) !== "filled") {
  password = env.DEMO_PASSWORD ?? randomPassword();
  await fill(backend.database, password).catch((error) =>
    stop(`The sample content could not be loaded. ${error.message}`),
  );
}
await import(server.href);

const lines = [
  `${siteName}, a demo with invented people, brands, events and jobs`,
  "",
  `  Open      ${siteUrl}`,
  ...Object.entries(people).map(([role, { email }]) => `  ${role.padEnd(8)}  ${email}`),
  `  Password  ${password || "printed at the first start (lost it? Stop, remove the data folder, start again)"}`,
  `  Data      ${env.DATA_DIR}`,
];
process.stdout.write(`\n${lines.join("\n")}\n\n`);
