import type { PGlite } from "@electric-sql/pglite";
import type { FunctionCall, TableCall } from "./visitor-calls.server.ts";

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

type Statement = { text: string; values: unknown[] };

/**
 * Answers visitors' calls: in a transaction of the visitor's role, as the data API does, but without reading and
 * building as much for each. Calls must follow each other, as those of the data API.
 *
 * @param mostRows the data API gives no more rows than this
 * @returns the answer; undefined where the data API is to be asked: a function that is not one of `answering`, other
 *   parameters than it has, or an error, which the data API meets again and words
 */
export function visitorAnswers(
  database: PGlite,
  mostRows: number,
): (call: FunctionCall | TableCall) => Promise<Response | undefined> {
  let known: Promise<Map<string, Signature>> | undefined;
  const signatures = async () => {
    const { rows } = await database.query<Signature & { name: string }>(answering);
    return new Map(rows.map(({ name, ...signature }) => [name, signature]));
  };

  async function functionStatement(call: FunctionCall): Promise<Statement | undefined> {
    known ??= signatures().catch((error) => {
      known = undefined;
      throw error;
    });
    const { returns, types } = (await known).get(call.function) ?? {};
    const given = Object.keys(call.values);
    if (!types || !given.every((parameter) => Object.hasOwn(types, parameter))) return undefined;
    if (call.columns && returns !== "rows") return undefined;
    const parameters = given.map(
      (parameter, place) => `"${parameter}" => $${place + 1}::${types[parameter]}`,
    );
    const called = `public."${call.function}"(${parameters.join(", ")})`;
    const text = {
      json: `select ${called}::text as answer`,
      values: asList("value", `select value from ${called} as value limit ${mostRows}`),
      rows: asList(
        "item.*",
        `select ${call.columns?.map(quoted).join(", ") ?? "*"} from ${called} limit ${mostRows}`,
      ),
    }[returns ?? "json"];
    return { text, values: Object.values(call.values) };
  }

  function tableStatement({ table, columns, conditions, order, limit }: TableCall): Statement {
    const where = conditions.map(
      ({ column, operator }, place) => `${quoted(column)} ${operator} $${place + 1}`,
    );
    const parts = [
      `select ${columns.map(quoted).join(", ")} from public.${quoted(table)}`,
      where.length > 0 && `where ${where.join(" and ")}`,
      order.length > 0 &&
        `order by ${order.map(({ column, falling }) => `${quoted(column)}${falling ? " desc" : ""}`).join(", ")}`,
      `limit ${Math.min(limit ?? mostRows, mostRows)}`,
    ];
    return {
      text: asList("item.*", parts.filter(Boolean).join(" ")),
      values: conditions.map(({ value }) => value),
    };
  }

  async function answer(call: FunctionCall | TableCall): Promise<string | undefined> {
    const statement = "table" in call ? tableStatement(call) : await functionStatement(call);
    if (!statement) return undefined;
    await database.query("BEGIN");
    for (const [setting, value] of visitor)
      await database.query(`SELECT set_config('${setting}', $1, true)`, [value]);
    await database.query("SET LOCAL transaction_read_only = on");
    const { rows } = await database.query<{ answer: string | null }>(statement.text, statement.values);
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

const quoted = (name: string) => `"${name}"`;

const asList = (what: "item.*" | "value", query: string) =>
  `select coalesce(json_agg(${what}), '[]')::text as answer from (${query}) as item`;
