const others = new Set(["select", "limit", "offset", "columns", "on_conflict"]);

/** Hosted, a function's rows cannot be ordered or filtered by a column that is not selected; null where they can. */
export function refusedForColumn(url: URL): Response | null {
  const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
  const select = url.searchParams.get("select") ?? "*";
  if (!name || select === "*") return null;
  const asked = new Set(select.split(","));
  const missing = [...url.searchParams].flatMap(columnsOf).find((column) => !asked.has(column));
  if (!missing) return null;
  const message = `column ${name}.${missing} does not exist`;
  return Response.json({ code: "42703", details: null, hint: null, message }, { status: 400 });
}

function columnsOf([parameter, value]: [string, string]): string[] {
  if (others.has(parameter)) return [];
  if (parameter === "order") return value.split(",").map((term) => term.replace(/\..*/, ""));
  if (parameter !== "or" && parameter !== "and") return [parameter];
  return [...value.matchAll(/(\w+)\.(?:not\.)?(?:eq|neq|gte?|lte?|is|in)\./g)].map(
    ([, column = ""]) => column,
  );
}
