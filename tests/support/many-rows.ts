import type { Site } from "./site.ts";

const kente = (count: number) => `from generate_series(1, ${count}) as n`;
const status = "(array['approved', 'approved', 'approved', 'pending', 'rejected'])[1 + n % 5]";
const times = "now() - n * interval '1 minute'";

/** Those that count whole statements stay on. */
const triggers = (change: "disable" | "enable") => `do $$
  declare one record;
  begin
    for one in
      select tgrelid::regclass as name, tgname from pg_trigger
      where not tgisinternal and tgtype & 1 = 1 and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    loop
      execute format('alter table %s ${change} trigger %I', one.name, one.tgname);
    end loop;
  end $$`;

/** Gives every listed table `count` rows called Kente, without a log. The notifications are `memberId`'s. */
export async function fillTables(site: Pick<Site, "sql">, count: number, memberId: string): Promise<void> {
  const rows = kente(count);
  await site.sql(triggers("disable"));
  for (const statement of [
    `insert into logos (slug, title, company, image_url, tags, status, user_id, created_at)
     select 'kente-' || n, 'Kente ' || n, 'Company ' || n % 9, '/files/logos/a/' || n || '.svg', '{kente,cloth}', ${status}, '${memberId}', ${times} ${rows}`,
    `insert into jargon (slug, term, definition, category, related_terms, status, created_at)
     select 'kente-' || n, 'Kente ' || n, 'A cloth.', 'Typography', array['Kente ' || n + 1, 'Kente ' || n + 2], ${status}, ${times} ${rows}`,
    `insert into events (slug, title, start_date, end_date, starts_at, ends_at, location, status, created_at)
     select 'kente-' || n, 'Kente ' || n, day, day, day, day + 1, 'Accra', ${status}, ${times}
     from generate_series(1, ${count}) as n, lateral (select date '2140-01-01' + n as day) as days`,
    `insert into jobs (slug, title, company, location, contact_email, status, created_at)
     select 'kente-' || n, 'Kente ' || n, 'Ashe', 'Accra', 'jobs@example.com', ${status}, ${times} ${rows}`,
    `insert into audit_log (actor_name, action, item_type, item_id, item_title, created_at)
     select 'Ada', 'updated', 'logo', n::text, 'Kente', ${times} ${rows}`,
    `insert into notifications (user_id, type, title, created_at) select '${memberId}', 'account', 'Kente ' || n, ${times} ${rows}`,
    `insert into contact_messages (name, email, message, created_at) select 'Kente', 'a@example.com', 'Hello', ${times} ${rows}`,
    `insert into newsletter_subscribers (email, requested_at) select 'kente' || n || '@example.com', ${times} ${rows}`,
    `insert into auth.users (id, email, raw_user_meta_data, created_at)
     select gen_random_uuid(), 'kente' || n || '@example.com', '{}', ${times} ${rows}`,
  ])
    await site.sql(statement);
  await site.sql(triggers("enable"));
  await site.sql("analyze");
}
