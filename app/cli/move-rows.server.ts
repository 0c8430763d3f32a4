import { open } from "node:fs/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { SupabaseClient } from "@supabase/supabase-js";

const atOnce = 50;

/** Sessions and mailed links stay behind: everybody signs in once more. */
const accountColumns =
  "id aud role email encrypted_password email_confirmed_at invited_at last_sign_in_at raw_app_meta_data raw_user_meta_data is_sso_user is_anonymous banned_until deleted_at created_at updated_at";

/** Hosted auth looks accounts up by instance_id, and fails on tokens that are null. */
const accountConstants = {
  instance_id: "00000000-0000-0000-0000-000000000000",
  confirmation_token: "",
  recovery_token: "",
  email_change: "",
  email_change_token_new: "",
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

type Table = { name: string; columns: string[]; constants?: Record<string, string> };

/** For a new database with the same migrations; holds password hashes. Throws when `file` exists. Returns the rows. */
export async function writeRows(database: PGlite, file: string): Promise<number> {
  const target = await open(file, "wx", 0o600);
  try {
    return await database.transaction(async (transaction) => {
      const tables = await tablesOf(transaction);
      await target.write(await opening(transaction, tables));
      let rows = 0;
      for (const table of tables)
        for await (const part of partsOf(transaction, table)) {
          rows += part.length;
          await target.write(insert(table, part));
        }
      await target.write(closing);
      await target.sync();
      return rows;
    });
  } finally {
    await target.close();
  }
}

async function tablesOf(transaction: Transaction): Promise<Table[]> {
  const { rows } = await transaction.query<Table>(
    `select format('%I.%I', table_schema, table_name) as name,
       array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where is_generated = 'NEVER' and table_type = 'BASE TABLE'
       and (table_schema, table_name) <> ('private', 'proven_sessions')
       and (table_schema in ('public', 'private') or (table_schema, table_name) = ('auth', 'identities'))
     group by table_schema, table_name order by 1`,
  );
  return [{ name: "auth.users", columns: accountColumns.split(" "), constants: accountConstants }, ...rows];
}

async function opening(transaction: Transaction, tables: Table[]): Promise<string> {
  const { rows } = await transaction.query<{ version: string }>(
    "select max(version) as version from supabase_migrations.schema_migrations",
  );
  const filled = tables.filter(({ name }) => !name.startsWith("auth."));
  return `begin;
do $$ begin
  if (select max(version) from supabase_migrations.schema_migrations) is distinct from ${quoted(rows[0]?.version ?? "")} then
    raise exception 'This database has other migrations. Push those of the site first.';
  end if;
  if exists (select from auth.users) or exists (select from public.audit_log) then
    raise exception 'This database is already in use. Nothing was changed: move into a new project.';
  end if;
end $$;
-- Rows come as they are: without what triggers would do to them, and in any order.
set local session_replication_role = replica;
${filled.map(({ name }) => `delete from ${name};\n`).join("")}`;
}

const closing = `do $$ declare counted record; begin
  for counted in select format('%I.%I', table_schema, table_name) as name, column_name as number
    from information_schema.columns where is_identity = 'YES' and table_schema in ('public', 'private')
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %s',
      counted.name, counted.number, counted.number, counted.name);
  end loop;
end $$;
commit;
`;

async function* partsOf(transaction: Transaction, { name }: Table): AsyncGenerator<string[]> {
  await transaction.exec(`declare moved cursor for select to_json(item)::text as row from ${name} as item`);
  for (;;) {
    const { rows } = await transaction.query<{ row: string }>(`fetch ${atOnce} from moved`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await transaction.exec("close moved");
}

function insert({ name, columns, constants = {} }: Table, rows: string[]): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const moreNames = Object.keys(constants).map((column) => `, ${column}`);
  const more = Object.values(constants).map((value) => `, ${quoted(value)}`);
  return `insert into ${name} (${names}${moreNames.join("")}) overriding system value
select ${names}${more.join("")} from json_populate_recordset(null::${name}, ${quoted(`[${rows.join(",\n")}]`)});
`;
}

type StoredFile = { bucket: string; name: string; type: string };

/** Skips what is there already, so that it can be repeated. `missing` are the files that rows name in vain. */
export async function moveFiles(
  database: PGlite,
  from: SupabaseClient,
  to: SupabaseClient,
): Promise<{ files: number; missing: string[] }> {
  const { rows: files } = await database.query<StoredFile>(
    "select bucket_id as bucket, name, metadata ->> 'mimetype' as type from storage.objects order by 1, 2",
  );
  const missing: string[] = [];
  for (const { bucket, name, type } of files) {
    const { data } = await from.storage.from(bucket).download(name);
    if (!data) {
      missing.push(`/files/${bucket}/${name}`);
      continue;
    }
    const { error } = await to.storage
      .from(bucket)
      .upload(name, Buffer.from(await data.arrayBuffer()), { contentType: type, cacheControl: "3600" });
    if (error && !("statusCode" in error && error.statusCode === "409"))
      throw new Error(`${bucket}/${name} was not taken: ${error.message}`);
  }
  return { files: files.length - missing.length, missing };
}
