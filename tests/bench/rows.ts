import { tmpdir } from "node:os";
import type { PGlite } from "@electric-sql/pglite";
import { beginMaintenance } from "#app/backend/maintenance.server.ts";

type Kind = "logos" | "jargon" | "events" | "jobs";

/** A word that stands in every fifth row, one that stands in ten, and one that stands in none. */
export const words = { frequent: "kente", rare: "okavango", missing: "qwertzuiop" };

const name = (number: string) => `
  (array['Sunbird','Baobab','Harbor','Moyo','Acacia','Zuri','Nile','Karoo','Lagoon','Savanna','Tembo'])[1 + ${number} % 11]
  || ' ' || (array['Studio','Bank','Roasters','Press','Solar','Transit','Market'])[1 + (${number} / 11) % 7]
  || case when ${number} % 5 = 0 then ' ${words.frequent}' else '' end
  || ' ' || ${number}`;
const text = (number: string) =>
  `'An entry of the collection, number ' || ${number} || ', made to be looked for among many others.'`;
const created = (number: string) => `timestamptz '2020-01-01' + ${number} * interval '9 minutes'`;

const inserts: Record<Kind, string> = {
  logos: `insert into logos (id, title, company, description, designer, year, tags, country, sector, mark_form, image_url, status, created_at, updated_at)
    select md5('logo' || n)::uuid, ${name("n")}, 'Company ' || (n * 7919) % greatest(10, $1::int / 50), ${text("n")}, 'Ama ' || n % 97,
      2000 + n % 26, array['tag' || n % 31, 'weave'], (array['KE','NG','ZA','EG','GH','RW','TZ','SN','MA','ET','UG'])[1 + (n / 3) % 11],
      (array['Finance','Telecom','Media','Health','Retail','Transport','Culture'])[1 + n / 5 % 7], case when n % 10 < 6 then 'Wordmark' else (array['Letter mark','Picture','Abstract','Emblem'])[1 + n % 4] end,
      '/files/logos/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-0000000000' || 10 + n % 24 || '.svg', 'approved', ${created("n")}, ${created("n")}`,
  jargon: `insert into jargon (id, term, definition, category, related_terms, status, created_at, updated_at)
    select md5('term' || n)::uuid, ${name("n")}, ${text("n")},
      (array['Typography','Web Design','Graphic Design','Design Principles','UX Design','Print Design','Digital Design','Design Theory'])[1 + n % 8],
      array['Sunbird Studio ' || n, 'Ghost'], 'approved', ${created("n")}, ${created("n")}`,
  // Nine of ten are over; of the others some last for weeks.
  events: `insert into events (id, title, description, start_date, end_date, location, event_type, category, tags, status, created_at, updated_at)
    select md5('event' || n)::uuid, ${name("n")}, ${text("n")}, day, day + case when n % 50 = 0 then 30 else n % 3 end, 'Accra',
      (array['Conference','Workshop','Webinar','Networking'])[1 + n % 4],
      (array['Design','Education','Business','Legal','Social','Technology'])[1 + n % 6], array['tag' || n % 31], 'approved', ${created("n")}, ${created("n")}`,
  // Nine of ten have passed their deadline.
  jobs: `insert into jobs (id, title, company, location, contact_email, is_remote, job_type, category, description, expires_at, featured, tags, status, created_at, updated_at)
    select md5('job' || n)::uuid, ${name("n")}, 'Company ' || n % 300, 'Nairobi', 'jobs@example.com', n % 3 = 0,
      (array['Full-time','Part-time','Contract','Freelance','Internship'])[1 + n % 5],
      (array['Design','Content','Animation','Research'])[1 + n % 4], ${text("n")},
      case when n % 20 = 0 then null when n % 20 = 1 then current_date + n % 60 else current_date - n % 900 - 1 end,
      n % 40 = 0, array['tag' || n % 31], 'approved', ${created("n")}, ${created("n")}`,
};

/** Fills kinds that are empty with `total` rows each. Nobody did it, so no log tells of it. */
export async function addRows(database: PGlite, total: number, kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds) {
    const day = `, lateral (select case when n % 10 = 0 then current_date + n % 400 - 3 else current_date - 40 - n % 3000 end as day) as days`;
    const title = kind === "jargon" ? "term" : "title";
    await database.exec(`alter table ${kind} disable trigger audit`);
    await database.query(
      `${inserts[kind]} from generate_series(1, $1::int) as n${kind === "events" ? day : ""}`,
      [total],
    );
    await database.exec(
      `update ${kind} set ${title} = ${title} || ' ${words.rare}' where id in (select id from ${kind} order by created_at limit 10);
       alter table ${kind} enable trigger audit;`,
    );
    for (const statement of await beginMaintenance(database, tmpdir())) await database.exec(statement);
  }
}
