import type { PGlite } from "@electric-sql/pglite";

/** A visitor's call of a function, as supabase-js makes it. */
export type VisitorCall = { name: string; values: Record<string, unknown> };

/**
 * Reads a call of a function by a visitor; undefined for everything else: another key, a member's token, rows to
 * choose from, preferences.
 */
export function visitorCall(
  address: unknown,
  init: RequestInit | undefined,
  publishableKey: string,
): VisitorCall | undefined {
  const name = typeof address === "string" ? /^[^?#]*\/rest\/v1\/rpc\/(\w+)$/.exec(address)?.[1] : undefined;
  if (!name || init?.method !== "POST" || typeof init.body !== "string") return undefined;
  const headers = new Headers(init.headers);
  if (headers.get("apikey") !== publishableKey) return undefined;
  if (headers.get("Authorization") !== `Bearer ${publishableKey}`) return undefined;
  for (const [header] of headers) if (!expected.has(header)) return undefined;
  if ((headers.get("Content-Profile") ?? "public") !== "public") return undefined;
  try {
    const values: unknown = JSON.parse(init.body);
    return isRecord(values) ? { name, values } : undefined;
  } catch {
    return undefined;
  }
}

/** The headers of a call that asks for nothing special. */
const expected = new Set(["apikey", "authorization", "content-profile", "content-type", "x-client-info"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The functions that a visitor may call, that only read, and that answer with JSON of their own; none is overloaded. */
const answering = `
  select p.proname as name, jsonb_object_agg(argument.name, argument.type) as types
  from pg_catalog.pg_proc as p, lateral (
    select given.name, format_type(given.type, null) as type
    from unnest(p.proargnames, p.proargtypes::oid[]) as given (name, type)) as argument
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile <> 'v' and not p.proretset
    and p.prorettype in ('json'::regtype, 'jsonb'::regtype) and p.proargmodes is null and has_function_privilege('anon', p.oid, 'execute')
    and not exists (select from pg_catalog.pg_proc as other where other.proname = p.proname and other.pronamespace = p.pronamespace and other.oid <> p.oid)
  group by p.oid, p.proname`;

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
 * @returns the answer; undefined where the data API is to be asked: a function that is not one of `answering`, other
 *   parameters than it has, or an error, which the data API meets again and words
 */
export function visitorFunctions(database: PGlite): (call: VisitorCall) => Promise<Response | undefined> {
  let known: Promise<Map<string, Record<string, string>>> | undefined;
  const signatures = async () => {
    const { rows } = await database.query<{ name: string; types: Record<string, string> }>(answering);
    return new Map(rows.map(({ name, types }) => [name, types]));
  };

  async function answer({ name, values }: VisitorCall): Promise<string | undefined> {
    known ??= signatures().catch((error) => {
      known = undefined;
      throw error;
    });
    const types = (await known).get(name);
    const given = Object.keys(values);
    if (!types || !given.every((parameter) => Object.hasOwn(types, parameter))) return undefined;
    const parameters = given.map(
      (parameter, place) => `"${parameter}" => $${place + 1}::${types[parameter]}`,
    );
    await database.query("BEGIN");
    for (const [setting, value] of visitor)
      await database.query(`SELECT set_config('${setting}', $1, true)`, [value]);
    await database.query("SET LOCAL transaction_read_only = on");
    const text = `select public."${name}"(${parameters.join(", ")})::text as answer`;
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
