type Sql = <Row>(text: string) => Promise<Row[]>;

/**
 * Remembers the rows of all tables; the function that it returns puts them back. The version of what is published goes
 * on, since it names what may be kept.
 */
export async function rememberRows(sql: Sql): Promise<() => Promise<void>> {
  const tables = await sql<{ name: string; columns: string }>(`
    select format('%I.%I', nspname, relname) as name, string_agg(format('%I', attname), ', ' order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage') and relname <> 'content_versions'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1 order by 1`);
  const steps = tables.map(({ name }) => `delete from ${name};`);
  for (const { name, columns } of tables) {
    const [kept] = await sql<{ rows: string }>(`select json_agg(kept)::text as rows from ${name} as kept`);
    if (kept?.rows)
      steps.push(`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, $rows$${kept.rows}$rows$);`);
  }
  const back = `do $back$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${steps.join("\n")}
    update public.content_versions set version = version + 1;
  end $back$`;
  return async () => {
    await sql(back);
  };
}
