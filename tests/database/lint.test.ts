import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { definerFunctions } from "./permissions.ts";

// The rules of Supabase's database linter that apply here, and some of ours. Each query lists offenders.
const database = await testDatabase();

beforeAll(async () => {
  // The embedded backend gives out grants at the first request; the rules must hold after it.
  await database.anonymous().from("logos").select("id").limit(1);
});

const offenders = async (text: string) =>
  (await database.query<{ name: string }>(text)).map((row) => row.name);

// One row for each action and role that a policy is for.
const policies = `
  (select schemaname || '.' || tablename as table, policyname, permissive, action, role, qual, with_check
   from pg_policies
   cross join lateral unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as action
   cross join lateral unnest(case when roles = '{public}' then array['anon', 'authenticated'] else roles::text[] end) as role
   where schemaname in ('public', 'storage')) as policy`;

// The same queries find what is wrong, when something is: a test below breaks each rule.
const rules = {
  "Z11: every table has row level security": `
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relrowsecurity and (relnamespace = 'public'::regnamespace or oid::regclass::text in ('storage.objects', 'storage.buckets'))`,
  "every table stops ended sessions and inactive members": `
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not exists (
      select from pg_policy where polrelid = pg_class.oid and not polpermissive and polcmd = '*'
        and pg_get_expr(polqual, polrelid) = '( SELECT private.is_active() AS is_active)' and polwithcheck is null)`,
  "no policy is always true": `
    select policyname as name from pg_policies
    where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE' and 'true' in (qual, with_check)`,
  "no policy reads what users write about themselves": `
    select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_?meta_?data'`,
  "policies ask who calls once for a statement, not for each row": `
    select policyname as name from pg_policies
    where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\\( SELECT (auth|private)\\.\\w+\\(\\) AS \\w+\\)', '', 'g') ~ '(auth|private)\\.\\w+\\(\\)|current_setting'`,
  "one permissive policy for each action and role": `
    select "table" || ' ' || action || ' ' || role as name from ${policies}
    where permissive = 'PERMISSIVE' group by "table", action, role having count(*) > 1`,
  "Z10: every function of ours fixes its search path, or has bound its names": `
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosqlbody is null and not coalesce(proconfig @> array['search_path=""'], false)`,
  "every foreign key has an index": `
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
  "every view has the rights of its reader": `
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false))`,
  "no extension is exposed": `
    select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
  "every table has a primary key": `
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
  "no index exists twice": `
    select min(indexrelid::regclass::text) as name from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indexprs::text, ''), coalesce(indpred::text, '') having count(*) > 1`,
  "every text, list and JSON column has a limit": `
    select attrelid::regclass || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and attgenerated = ''
      and format_type(atttypid, null) in ('text', 'text[]', 'jsonb', 'bytea', 'character varying')
      and not exists (select from pg_constraint where conrelid = attrelid and contype in ('c', 'f') and attnum = any (conkey))
      and not exists (select from pg_constraint where conrelid = attrelid and attname in ('before', 'after', 'unsubscribe_token'))`,
  "accounts and sessions are not readable": `
    select role || ' ' || oid::regclass as name from pg_class, unnest(array['anon', 'authenticated']) as role
    where relkind = 'r' and relnamespace = 'auth'::regnamespace and has_table_privilege(role, oid, 'select, insert, update, delete')`,
};

describe("the database lint finds nothing", () => {
  test.each(Object.entries(rules))("%s", async (_, query) => {
    expect(await offenders(query)).toEqual([]);
  });
});

test("the lint finds what is wrong", async () => {
  onTestFinished(async () => {
    await database.backend.database.exec("rollback");
  });
  await database.backend.database.exec(`begin;
    alter extension pg_trgm set schema public;
    create table public.wrong (note text, data jsonb, user_id uuid references auth.users (id));
    create index wrong_one on public.wrong (note); create index wrong_two on public.wrong (note);
    create table public.alike (id integer primary key);
    alter table public.alike enable row level security;
    create policy "always" on public.alike for select using (true);
    create policy "metadata" on public.alike for all to anon using ((auth.jwt() -> 'user_metadata' ->> 'role') = 'admin');
    create view public.wrong_view as select * from public.wrong;
    create function public.wrong() returns void language sql security definer as 'select';
    grant select on auth.users to anon;`);
  const found: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(rules)) found[name] = await offenders(query);
  expect(Object.keys(found).filter((name) => found[name]?.length === 0)).toEqual([]);
});

test("Z10: functions with definer rights are open to those who need them, and to nobody else", async () => {
  const rows = await database.query<{ name: string; roles: string }>(`
    select pronamespace::regnamespace || '.' || proname as name,
      concat_ws(' ', case when has_function_privilege('anon', oid, 'execute') then 'anon' end,
        case when has_function_privilege('authenticated', oid, 'execute') then 'authenticated' end) as roles
    from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  expect(Object.fromEntries(rows.map((row) => [row.name, row.roles]))).toEqual(definerFunctions);
});

test("Z10: functions with definer rights that the data API offers say why, where they are made", async () => {
  const silent = await offenders(`
    select proname as name from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
      and coalesce(obj_description(oid, 'pg_proc'), '') not like 'Definer: %'`);
  expect(silent).toEqual([]);
});

test("functions that somebody calls by the data API are granted by name: a project may take back that all are open", async () => {
  const rows = await database.query<{ name: string }>(`
    select pronamespace::regnamespace || '.' || proname || ' to ' || rolname as name
    from pg_proc cross join pg_roles
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prorettype <> 'trigger'::regtype
      and rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(rolname, pg_proc.oid, 'execute')
      and not exists (select from aclexplode(proacl) where grantee = pg_roles.oid)`);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
