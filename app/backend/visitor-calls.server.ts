/** What a visitor asks of a function. */
export type FunctionCall = { function: string; values: Record<string, unknown>; columns?: string[] };
/** What a visitor asks of the rows of a table. */
export type TableCall = {
  table: string;
  columns: string[];
  conditions: Condition[];
  order: Order[];
  limit?: number;
};
type Condition = { column: string; operator: "=" | "<>"; value: string };
type Order = { column: string; falling: boolean };

/**
 * Reads a visitor's call of the data API, as supabase-js makes it: a function, or a few rows by their values. Undefined
 * for everything else: another key, a member's token, other conditions, tables within tables, preferences, writing.
 */
export function visitorCall(
  address: unknown,
  init: RequestInit | undefined,
  publishableKey: string,
): FunctionCall | TableCall | undefined {
  const [, rpc, name, query] = typeof address === "string" ? (calling.exec(address) ?? []) : [];
  if (!name || init?.method !== (rpc ? "POST" : "GET") || !isPlain(init.headers, publishableKey))
    return undefined;
  const asked = new URLSearchParams(query);
  return rpc ? functionCall(name, asked, init.body) : tableCall(name, asked);
}

const calling = /^[^?#]*\/rest\/v1\/(rpc\/)?(\w+)(?:\?([^#]*))?$/;

/** The headers of a call that asks for nothing special, with the values that these may have. */
const plain: Record<string, string | undefined> = {
  "accept-profile": "public",
  "content-profile": "public",
  "content-type": "application/json",
  prefer: "return=representation",
  "x-client-info": undefined,
};

function isPlain(sent: RequestInit["headers"], key: string): boolean {
  const headers = new Headers(sent);
  if (headers.get("apikey") !== key || headers.get("Authorization") !== `Bearer ${key}`) return false;
  headers.delete("apikey");
  headers.delete("Authorization");
  return [...headers].every(
    ([name, value]) => Object.hasOwn(plain, name) && value === (plain[name] ?? value),
  );
}

function functionCall(name: string, asked: URLSearchParams, body: unknown): FunctionCall | undefined {
  const select = asked.get("select");
  const columns = select === null ? undefined : names(select);
  if (asked.size > (columns ? 1 : 0) || typeof body !== "string") return undefined;
  try {
    const values: unknown = JSON.parse(body);
    if (typeof values !== "object" || values === null || Array.isArray(values)) return undefined;
    return { function: name, values: { ...values }, ...(columns && { columns }) };
  } catch {
    return undefined;
  }
}

function tableCall(table: string, asked: URLSearchParams): TableCall | undefined {
  const { select = "", order, limit, ...rest } = Object.fromEntries(asked);
  const columns = names(select);
  const orders = (order?.split(",") ?? []).map((part) => /^([a-z_]+)\.(asc|desc)$/.exec(part));
  const conditions = Object.entries(rest).map(
    ([column, value]) => [column, /^(eq|neq)\.(.*)$/s.exec(value)] as const,
  );
  const isKnown =
    columns !== undefined &&
    new Set(asked.keys()).size === asked.size &&
    orders.every(Boolean) &&
    /^\d{1,9}$/.test(limit ?? "0") &&
    conditions.every(([column, value]) => isName.test(column) && value);
  if (!isKnown) return undefined;
  return {
    table,
    columns,
    conditions: conditions.map(([column, value]) => ({
      column,
      operator: value?.[1] === "eq" ? "=" : "<>",
      value: value?.[2] ?? "",
    })),
    order: orders.map((part) => ({ column: part?.[1] ?? "", falling: part?.[2] === "desc" })),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}

const isName = /^[a-z_]+$/;

/** The columns of a `select`; undefined where it asks for anything but columns by their names. */
function names(select: string): string[] | undefined {
  const columns = select.split(",");
  return columns.every((column) => isName.test(column)) ? columns : undefined;
}
