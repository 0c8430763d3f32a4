import type { PGlite } from "@electric-sql/pglite";

/** A visitor's call of a function, as supabase-js makes it. */
export type VisitorCall = { name: string; values: Record<string, unknown>; columns?: string[] };

/**
 * Reads a call of a function by a visitor; undefined for everything else: another key, a member's token, conditions
 * for its rows, preferences.
 */
export function visitorCall(
  address: unknown,
  init: RequestInit | undefined,
  publishableKey: string,
): VisitorCall | undefined {
  const [, name, select] = typeof address === "string" ? (calling.exec(address) ?? []) : [];
  if (!name || init?.method !== "POST" || typeof init.body !== "string") return undefined;
  const headers = new Headers(init.headers);
  if (headers.get("apikey") !== publishableKey) return undefined;
  if (headers.get("Authorization") !== `Bearer ${publishableKey}`) return undefined;
  for (const [header] of headers) if (!expected.has(header)) return undefined;
  if ((headers.get("Prefer") ?? "return=representation") !== "return=representation") return undefined;
  if ((headers.get("Content-Profile") ?? "public") !== "public") return undefined;
  try {
    const values: unknown = JSON.parse(init.body);
    if (!isRecord(values)) return undefined;
    return select ? { name, values, columns: select.split(/,|%2C/) } : { name, values };
  } catch {
    return undefined;
  }
}

/** A function, and at most columns of its rows by their names. */
const calling = /^[^?#]*\/rest\/v1\/rpc\/(\w+)(?:\?select=([a-z_]+(?:(?:,|%2C)[a-z_]+)*))?$/;

/** The headers of a call that asks for nothing special. */
const expected = new Set([
  "apikey",
  "authorization",
  "content-profile",
  "content-type",
  "prefer",
  "x-client-info",
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Signature = { returns: "json" | "values" | "rows"; types: Record<string, string> };

/** The functions that a visitor may call, that only read, and that answer with JSON or with a set; none is overloaded. */
const answering = `
  select p.proname as name,
    case when not p.proretset then 'json' when r.typtype = 'c' or p.prorettype = 'record'::regtype then 'rows' else 'values' end as returns,
    coalesce(jsonb_object_agg(argument.name, format_type(argument.type, null)) filter (where argument.name <> ''), '{}') as types
  from pg_catalog.pg_proc as p
  join pg_catalog.pg_type as r on r.oid = p.prorettype
  left join lateral unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) as argument (name, type) on true
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile <> 'v' and p.provariadic = 0
    and (p.proretset or p.prorettype in ('json'::regtype, 'jsonb'::regtype))
    and coalesce(not p.proargmodes && '{o,b}', true) and has_function_privilege('anon', p.oid, 'execute')
    and not exists (select from pg_catalog.pg_proc as other where other.proname = p.proname and other.pronamespace = p.pronamespace and other.oid <> p.oid)
  group by p.oid, p.proname, r.typtype`;

/** Who asks, in the words of the data API. */
const visitor = [
  ["role", "anon"],
  ["request.jwt.claim.sub", ""],
  ["request.jwt.claim.role", "anon"],
  ["request.jwt.claims", '{"role":"anon"}'],
] as const;

/**
 * Answers visitors' calls of functions: in a transaction of the visitor's role, as the data API does, but without
 * reading and building as much for each. Calls must follow each other, as those of the data API.
 *
 * @param mostRows the data API gives no more rows than this
 * @returns the answer; undefined where the data API is to be asked: a function that is not one of `answering`, other
 *   parameters than it has, or an error, which the data API meets again and words
 */
export function visitorFunctions(
  database: PGlite,
  mostRows: number,
): (call: VisitorCall) => Promise<Response | undefined> {
  let known: Promise<Map<string, Signature>> | undefined;
  const signatures = async () => {
    const { rows } = await database.query<Signature & { name: string }>(answering);
    return new Map(rows.map(({ name, ...signature }) => [name, signature]));
  };

  async function answer({ name, values, columns }: VisitorCall): Promise<string | undefined> {
    known ??= signatures().catch((error) => {
      known = undefined;
      throw error;
    });
    const { returns, types } = (await known).get(name) ?? {};
    const given = Object.keys(values);
    if (!types || !given.every((parameter) => Object.hasOwn(types, parameter))) return undefined;
    if (columns && returns !== "rows") return undefined;
    const parameters = given.map(
      (parameter, place) => `"${parameter}" => $${place + 1}::${types[parameter]}`,
    );
    const call = `public."${name}"(${parameters.join(", ")})`;
    const chosen = columns ? columns.map((column) => `"${column}"`).join(", ") : "*";
    await database.query("BEGIN");
    for (const [setting, value] of visitor)
      await database.query(`SELECT set_config('${setting}', $1, true)`, [value]);
    await database.query("SET LOCAL transaction_read_only = on");
    const text = {
      json: `select ${call}::text as answer`,
      values: `select coalesce(json_agg(value), '[]')::text as answer from (select value from ${call} as value limit ${mostRows}) as rows`,
      rows: `select coalesce(json_agg(rows.*), '[]')::text as answer from (select ${chosen} from ${call} limit ${mostRows}) as rows`,
    }[returns ?? "json"];
    const { rows } = await database.query<{ answer: string | null }>(text, Object.values(values));
    await database.query("COMMIT");
    return rows[0]?.answer ?? "null";
  }

  return async (call) => {
    try {
      const text = await answer(call);
      return text === undefined ? undefined : new Response(text, { headers });
    } catch {
      await database.query("ROLLBACK").catch(() => {});
      return undefined;
    }
  };
}

const headers = { "Content-Type": "application/json; charset=utf-8" };
