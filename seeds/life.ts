import type { PGlite } from "@electric-sql/pglite";
import { guests } from "./guests.ts";
import { stableId, stableNumber } from "./stable-id.ts";

/** By address: days since somebody joined, where that is not told by what they sent. */
const joined: Record<string, number> = {
  "admin@example.com": 247,
  "editor@example.com": 212,
  "member@example.com": 96,
  ...Object.fromEntries(guests.map(({ email, joinedDaysAgo }) => [email, joinedDaysAgo])),
};

/** Days since somebody signed in last; whoever is missing never came back. */
const seen: Record<string, number> = {
  "admin@example.com": 0,
  "editor@example.com": 1,
  "member@example.com": 1,
  "ama@example.com": 4,
  "kofi@example.com": 0,
  "zainab@example.com": 0,
  "thandi@example.com": 3,
  "youssef@example.com": 2,
  "wanjiku@example.com": 3,
  "claudine@example.com": 1,
  "tendai@example.com": 2,
  "sena@example.com": 16,
  "lerato@example.com": 61,
  "ibrahim@example.com": 22,
  "chipo@example.com": 9,
  "hanna@example.com": 5,
  "ifeoma@example.com": 11,
  "salma@example.com": 6,
  "jabari@example.com": 3,
};

const letters = [
  {
    daysAgo: 16,
    name: "Sena Agbeko",
    email: "sena@example.com",
    message:
      "May I print the Kente Collective mark on a poster for a school in Lomé? We would name the designer.",
    handled: true,
  },
  {
    daysAgo: 4,
    name: "Refilwe Sithole",
    email: "refilwe@example.com",
    message:
      "Hello,\n\nI teach design in Durban and would like my students to send in terms in Zulu and Xhosa. Is there room for other languages in the dictionary?\n\nThank you,\nRefilwe",
    handled: false,
  },
  {
    daysAgo: 1,
    name: "Idris Okoye",
    email: "idris@example.com",
    message: "The deadline of our job has moved by a week. Can you change it, or should I send it again?",
    handled: false,
  },
];

const subscribers = [
  ["adaeze", 188],
  ["bongani", 171],
  ["sena", 103],
  ["refilwe", 92],
  ["chipo", 46],
  ["kwame", 39],
  ["hanna", 35],
  ["leila", 21],
  ["ifeoma", 15],
  ["tumelo", 12],
  ["salma", 8],
  ["idris", 1],
] as const;

/** What people did with their accounts. */
const acts = [
  ["kofi@example.com", "other devices signed out", 71],
  ["thandi@example.com", "password changed", 33],
  ["hanna@example.com", "password changed", 19],
  ["editor@example.com", "password changed", 5],
] as const;

const day = 86_400_000;
const minute = 60_000;

/** Makes a new demo look lived in: when people came, what they wrote. Comes before the log is dated back. */
export async function addLife(database: PGlite, admin: string): Promise<void> {
  const now = Date.now();
  /** Times of day vary, and are the same again for the same name. */
  const ago = (days: number, name: string) =>
    new Date(now - days * day - (20 + stableNumber(name, 600)) * minute).toISOString();
  await database.transaction(async (transaction) => {
    // Without triggers: they would ring the bell and write it down with today's date.
    await transaction.exec("set local session_replication_role = replica");
    for (const [email, days] of Object.entries(joined)) {
      const moment = ago(days, email);
      await transaction.query(
        "update public.profiles set created_at = $2 where user_id = (select id from auth.users where email = $1)",
        [email, moment],
      );
      await transaction.query("update auth.users set created_at = $2 where email = $1", [email, moment]);
    }
    for (const [email, days] of Object.entries(seen))
      await transaction.query("update auth.users set last_sign_in_at = $2 where email = $1", [
        email,
        ago(days, `${email} seen`),
      ]);
    for (const { daysAgo, name, email, message, handled } of letters) {
      const by = handled ? admin : null;
      await transaction.query(
        `insert into public.contact_messages (id, name, email, message, created_at, handled_at, handled_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          stableId(`message/${email}`),
          name,
          email,
          message,
          ago(daysAgo, email),
          handled ? ago(daysAgo - 1, email) : null,
          by,
        ],
      );
    }
    for (const [name, days] of subscribers)
      await transaction.query(
        `insert into public.newsletter_subscribers (id, email, requested_at, confirmed_at)
         values ($1, $2, $3::timestamptz, case when $4 then $3::timestamptz + interval '7 minutes' end)`,
        [stableId(`subscriber/${name}`), `${name}@example.com`, ago(days, `${name} letter`), days > 1],
      );
    for (const [email, action, days] of acts)
      await transaction.query(
        `insert into public.audit_log (created_at, actor_id, actor_name, action, item_type, item_id, item_title)
         select $3, user_id, name, $2, 'account', user_id::text, name
         from public.profiles where user_id = (select id from auth.users where email = $1)`,
        [email, action, ago(days, `${email} ${action}`)],
      );
  });
}

/** One line a day in the bell, as if it had rung; who looked three days ago has read what came before. */
export async function ringForWaiting(database: PGlite, admin: string): Promise<void> {
  await database.query(
    `insert into public.notifications (user_id, type, title, link, created_at, read_at, items)
     select $1, type, case when count(*) = 1 then min(title) else private.news_title(type, array_agg(id)) end, link,
       max(created_at), case when max(created_at) < now() - interval '3 days' then now() end, array_agg(id)
     from (
       select id, 'review' as type, '/dashboard/moderation' as link, created_at,
         format('%s is waiting for review: %s', case type when 'jargon' then 'A term' when 'event' then 'An event' else 'A ' || type end, title) as title
       from public.moderation_queue where status = 'pending'
       union all
       select id, 'message', '/dashboard/messages', created_at, format('A message from %s', name)
       from public.contact_messages where handled_at is null
     ) as news
     group by type, link, (created_at at time zone 'UTC')::date`,
    [admin],
  );
}
