type Query = <T>(text: string, values?: unknown[]) => Promise<T[]>;
type Relation = { name: string; kind: "r" | "v"; oid: number };
type Column = { name: string; type: string; nullable: boolean; default: boolean; always: boolean };
type Reference = { name: string; columns: string[]; unique: boolean; relation: string; referenced: string[] };
type Parameter = { name: string; type: string; default: boolean };
type Routine = {
  name: string;
  set: boolean;
  result: string;
  relation: string | null;
  arguments: Parameter[];
  columns: Column[];
};

/** The catalog does not know which columns of a function's row can be null. */
const nullable = new Set([
  "matching_users.last_sign_in_at",
  "get_auth_users.last_sign_in_at",
  "existing_items.earlier",
  "load_draft.file_name",
  "load_draft.file_type",
  "load_draft.file_base64",
  "load_draft.preview_base64",
  "review_item.status",
  "review_item.reviewer_name",
  "review_item.reviewed_at",
  "review_item.title",
]);

/**
 * The TypeScript types of the public schema, in the shape that supabase-js infers from and that
 * `supabase gen types typescript` writes, read from the catalog of a migrated database.
 */
export async function databaseTypes(query: Query): Promise<string> {
  const relations = await query<Relation>(relationsSql);
  const tables = await definitions(
    query,
    relations.filter((relation) => relation.kind === "r"),
  );
  const views = await definitions(
    query,
    relations.filter((relation) => relation.kind === "v"),
  );
  const routines = await query<Routine>(routinesSql);
  return `// Generated from the migrated database by \`npm run types:database\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join("\n")}
    };
    Views: {
${views.join("\n")}
    };
    Functions: {
${routines.map(routine).join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database["public"];
/** A row of a table or view. */
export type Tables<Name extends keyof (Public["Tables"] & Public["Views"])> = (Public["Tables"] & Public["Views"])[Name]["Row"];
/** What an insert into a table takes. */
export type TablesInsert<Name extends keyof Public["Tables"]> = Public["Tables"][Name]["Insert"];
`;
}

async function definitions(query: Query, relations: Relation[]): Promise<string[]> {
  const described: string[] = [];
  for (const { name, kind, oid } of relations) {
    const columns = await query<Column>(columnsSql, [oid]);
    const references = await query<Reference>(referencesSql, [oid]);
    const view = kind === "v";
    const parts = [
      block(
        "Row",
        columns.map((column) => `${column.name}: ${typed(column)}`),
      ),
    ];
    if (!view) {
      parts.push(
        block(
          "Insert",
          columns.map((column) => written(column, column.default || column.nullable)),
        ),
        block(
          "Update",
          columns.map((column) => written(column, true)),
        ),
      );
    }
    parts.push(
      `        Relationships: [${references.map(reference).join("")}${references.length ? "\n        " : ""}];`,
    );
    described.push(`      ${name}: {\n${parts.join("\n")}\n      };`);
  }
  return described;
}

const block = (name: string, lines: string[]) =>
  `        ${name}: {\n${lines.map((line) => `          ${line};`).join("\n")}\n        };`;

const typed = (column: Column) => `${typescript(column.type)}${column.nullable ? " | null" : ""}`;

const written = (column: Column, optional: boolean) =>
  column.always ? `${column.name}?: never` : `${column.name}${optional ? "?" : ""}: ${typed(column)}`;

const reference = ({ name, columns, unique, relation, referenced }: Reference) => `
          {
            foreignKeyName: ${JSON.stringify(name)};
            columns: ${JSON.stringify(columns)};
            isOneToOne: ${unique};
            referencedRelation: ${JSON.stringify(relation)};
            referencedColumns: ${JSON.stringify(referenced)};
          },`;

function routine({ name, set, result, relation, arguments: parameters, columns }: Routine): string {
  const given = parameters.map(
    (parameter) => `${parameter.name}${parameter.default ? "?" : ""}: ${typescript(parameter.type)}`,
  );
  const args = given.length > 0 ? `{ ${given.join("; ")} }` : "Record<PropertyKey, never>";
  const row = columns
    .map(
      (column) =>
        `${column.name}: ${typescript(column.type)}${nullable.has(`${name}.${column.name}`) ? " | null" : ""}`,
    )
    .join("; ");
  const one = relation
    ? `Database["public"]["Tables"]["${relation}"]["Row"]`
    : row
      ? `{ ${row} }`
      : typescript(result);
  const options = relation
    ? `\n        SetofOptions: { from: "*"; to: "${relation}"; isOneToOne: false; isSetofReturn: true };`
    : "";
  return `      ${name}: {\n        Args: ${args};\n        Returns: ${one}${set ? "[]" : ""};${options}\n      };`;
}

function typescript(type: string): string {
  if (type.endsWith("[]")) return `${typescript(type.slice(0, -2))}[]`;
  if (["smallint", "integer", "bigint", "numeric", "real", "double precision"].includes(type))
    return "number";
  if (type === "boolean") return "boolean";
  if (type === "json" || type === "jsonb") return "Json";
  if (type === "void") return "undefined";
  if (type === "tsvector") return "unknown";
  return "string";
}

const relationsSql = `
  select relname as name, relkind::text as kind, oid::int as oid from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`;

// A column of a view can be null as far as the catalog knows.
const columnsSql = `
  select attname as name, regexp_replace(format_type(atttypid, null), '^character varying$', 'text') as type,
    not attnotnull as nullable, atthasdef or attidentity <> '' as default,
    attgenerated <> '' or attidentity = 'a' as always
  from pg_attribute where attrelid = $1 and attnum > 0 and not attisdropped order by attname`;

// Only tables of the schema: auth.users is not reachable through the data API.
const referencesSql = `
  select conname as name, array(select attname::text from unnest(conkey) as key join pg_attribute on attrelid = conrelid and attnum = key) as columns,
    exists (select from pg_index where indrelid = conrelid and indisunique and indkey::int2[] = conkey) as unique,
    confrelid::regclass::text as relation,
    array(select attname::text from unnest(confkey) as key join pg_attribute on attrelid = confrelid and attnum = key) as referenced
  from pg_constraint join pg_class on pg_class.oid = confrelid
  where contype = 'f' and conrelid = $1 and relnamespace = 'public'::regnamespace order by conname`;

const routinesSql = `
  select proname as name, proretset as set, format_type(prorettype, null) as result,
    (select relname from pg_class where reltype = prorettype) as relation,
    coalesce((select json_agg(json_build_object('name', proargnames[n], 'type', format_type(proargtypes[n - 1], null), 'default', n > pronargs - pronargdefaults) order by n)
      from generate_series(1, pronargs) as n), '[]') as arguments,
    coalesce((select json_agg(json_build_object('name', proargnames[n], 'type', format_type(proallargtypes[n], null)) order by n)
      from generate_subscripts(proargmodes, 1) as n where proargmodes[n] = 't'), '[]') as columns
  from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by proname`;
