import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#tests/support/people.ts";
import {
  alertsOf,
  describedBy,
  hiddenOf,
  isInvalid,
  summaryOf,
  textOf,
  toastOf,
  typedInto,
} from "#tests/support/read-page.ts";
import { testSite } from "#tests/support/test-site.ts";
import { signedIn, type Visitor, visitor } from "#tests/support/visitor.ts";
import { accounts, users } from "./messages/accounts.ts";
import { dashboardForms } from "./messages/dashboard-forms.ts";
import { publicPages } from "./messages/public-pages.ts";
import { queue } from "./messages/queue.ts";
import { replaced } from "./messages/replaced.ts";
import { ids, type Situation } from "./messages/situation.ts";

/** One built server, and the situations in which it says something in words that were agreed upon. */
const browsers = new Map<Person | undefined, Visitor>();
const idOf: Record<string, string> = {};

const site = await testSite({ ADMIN_CODE: "the code of these tests" });

beforeAll(async () => {
  for (const who of ["ama", "ben"] as const) idOf[who] = await site.idOf(who);
  const image = "'/files/logos/a/b.svg'";
  await site.sql("alter table public.logos drop constraint logos_image_url_check");
  await site.sql(
    `insert into logos (id, title, company, image_url, status) values
     ($1, 'Baobab', 'Baobab Bank', ${image}, 'approved'), ($2, 'Acacia', 'Acacia Air', ${image}, 'approved'),
     ($3, 'Lost', 'Nobody', '', 'approved'), ($4, 'Waiting', 'Queue', ${image}, 'pending'),
     ($5, 'Waiting too', 'Queue', ${image}, 'pending')`,
    ...[ids.logo, ids.spareLogo, ids.withoutImage, ids.pendingLogo, ids.otherPendingLogo],
  );
  await site.sql(
    "insert into jargon (id, term, definition, status) values ($1, 'Slab', 'A block', 'approved')",
    ids.term,
  );
  await site.sql(
    `insert into events (id, title, start_date, end_date, location, registration_url, status)
     select id::uuid, 'Meet', '2199-01-01', '2199-01-01', 'Accra', 'https://a.example/', 'approved' from unnest($1::text[]) as id`,
    [ids.event, ids.spareEvent],
  );
  await site.sql(
    `insert into jobs (id, title, company, location, application_url, status)
     select id::uuid, 'Draw', 'Moyo', 'Lagos', 'https://a.example/', 'approved' from unnest($1::text[]) as id`,
    [ids.job, ids.spareJob],
  );
});

async function browserOf({ who, again }: Situation): Promise<Visitor> {
  const known = again ? undefined : browsers.get(who);
  const browser = known ?? (who ? await signedIn(site.url, who) : visitor(site.url));
  browsers.set(who, browser);
  return browser;
}

/** Does what the situation says, and returns its status and the page that a person then sees. */
async function live(situation: Situation) {
  const { fields, opens, broken } = situation;
  const path = situation.path.replace(/:(\w+)/, (_, name) => idOf[name] ?? "");
  const browser = await browserOf(situation);
  const hidden = opens ? hiddenOf(await (await browser.ask(path)).text()) : {};
  if (broken) for (const sql of broken.sql.split(/;(?=\s*create trigger)/)) await site.sql(sql);
  try {
    const answer = fields ? await browser.post(path, { ...hidden, ...fields }) : await browser.ask(path);
    const location = answer.headers.get("Location");
    const page = location ? await browser.ask(location) : answer;
    return { status: answer.status, location, html: await page.text() };
  } finally {
    if (broken) for (const sql of broken.mend.split(";")) await site.sql(sql);
  }
}

const statusOf = ({ status, place, fields }: Situation) => {
  if (status) return status;
  if (typeof place === "object" && "toast" in place) return 303;
  return fields ? 400 : 200;
};

const secret = /password|code/i;
/** Fields that nobody types. */
const machine = new Set(["kind", "intent", "decision"]);

/** What was typed is still there, except what nobody should read over somebody's shoulder. */
function expectKept(html: string, fields: Situation["fields"] = {}) {
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string" && !machine.has(name))
      expect(typedInto(html, name), `what was typed into ${name}`).toBe(secret.test(name) ? "" : value);
}

function expectMessage({ message, place, fields }: Situation, html: string, location: string | null) {
  if (place === "page") expect(textOf(html)).toContain(message);
  else if (place === "script") expect(html.replaceAll("`", '"')).toContain(`"${message}"`);
  else if (place === "alert") expect(alertsOf(html)).toContain(message);
  else if (place === "above the form") {
    expect(summaryOf(html)).toContain(message);
    expectKept(html, fields);
  } else if ("toast" in place) {
    expect(location).toEqual(typeof place.on === "string" ? place.on : expect.stringMatching(place.on));
    const role = place.toast === "error" ? "alert" : "status";
    expect(toastOf(html)).toMatchObject({ kind: place.toast, role, title: message });
  } else if ("hint" in place) expect(describedBy(html, place.hint).join(" ")).toContain(message);
  else if ("press" in place) {
    expect(html).toContain(`data-toast="${message}"`);
    expect(html.replaceAll("&#x27;", "'")).toContain(`data-toast-text="${place.press}"`);
  } else {
    const described = describedBy(html, place.beside);
    // What several fields lack is said once, above them.
    if (described.some((words) => /^(Enter (an?|the) [a-z ]+|Choose a file)\.$/.test(words)))
      expect(textOf(html).split(message)).toHaveLength(2);
    else expect(described).toContain(message);
    expect(isInvalid(html, place.beside)).toBe(true);
    expect(summaryOf(html)).toContain(message);
    expectKept(html, fields);
  }
}

describe.each([
  ["accounts", accounts],
  ["users", users],
  ["the forms of the dashboard", dashboardForms],
  ["lists and the queue", queue],
  ["public pages", publicPages],
])("what the site says: %s", (_, situations) => {
  test.each(situations)("$message ($when)", async (situation) => {
    const { status, location, html } = await live(situation);
    expect(status).toBe(statusOf(situation));
    expectMessage(situation, html, location);
  });
});

test("what was replaced is said nowhere", async () => {
  const app = join(import.meta.dirname, "../../app");
  const names = (await readdir(app, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(app, name), "utf8")));
  const said = Object.keys(replaced).filter((message) => sources.some((source) => source.includes(message)));
  expect(said).toEqual([]);
});
