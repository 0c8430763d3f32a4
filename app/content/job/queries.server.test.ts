import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { salaryCurrencies } from "#app/lib/currencies.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { findJobs } from "./admin.server.ts";
import { jobCurrencies, jobNamed, listJobs, paidJobs, similarJobs } from "./queries.server.ts";
import { jobSubmissionSchema } from "./schema.ts";

const now = new Date("2026-11-22T23:30:00Z");
const values = jobSubmissionSchema.parse({
  title: "Work",
  company: "Ashe Studio",
  location: "Kigali",
  contact_email: "jobs@example.com",
});
const ids: Record<string, string> = {};

async function add(title: string, changes: Record<string, unknown> = {}): Promise<void> {
  const { data, error } = await database
    .server()
    .from("jobs")
    .insert({ ...values, title, status: "approved", ...changes })
    .select("id")
    .single();
  if (error) throw error;
  ids[title] = data.id;
}

const titles = (list: { jobs: { title: string }[] }) => list.jobs.map(({ title }) => title).sort();

const database = await testDatabase();

beforeAll(async () => {
  await add("Open", { is_remote: true, job_type: "Contract" });
  await add("Last day", { expires_at: "2026-11-22" });
  await add("Expired", { expires_at: "2026-11-21" });
  await add("Closed", { state: "Closed" });
  await add("Draft", { state: "Draft" });
  await add("Waiting", { status: "pending" });
  await add("Film", { category: "Animation", featured: true });
});

describe("the list of jobs", () => {
  it("has what one can apply for, featured first", async () => {
    const list = await listJobs(database.anonymous(), {}, now);
    expect(titles(list)).toEqual(["Film", "Last day", "Open"]);
    expect(list.jobs[0]?.title).toBe("Film");
    expect(list).toMatchObject({ total: 3, page: null, next: null });
  });

  it("narrows by category, type, remote and words together, and takes signs literally", async () => {
    const supabase = database.anonymous();
    expect(titles(await listJobs(supabase, { category: "Animation" }, now))).toEqual(["Film"]);
    expect(titles(await listJobs(supabase, { type: "Contract", remote: true }, now))).toEqual(["Open"]);
    expect(titles(await listJobs(supabase, { search: "ashe", remote: true }, now))).toEqual(["Open"]);
    for (const search of ["x%,status.eq.pending", "draft", "expired", "waiting"]) {
      expect(titles(await listJobs(supabase, { search }, now))).toEqual([]);
    }
    expect(
      titles(await listJobs(supabase, { page: `after_false_1999-01-01T00:00:00Z_${randomUUID()}` }, now)),
    ).toHaveLength(3);
  });
});

it("jobs are found by the currency they are paid in, by its code, sign and name, and by whether they state their pay", async () => {
  const supabase = database.anonymous();
  await add("Dollars", { salary_minimum: 100, salary_currency: "USD", salary_period: "day" });
  await add("Nairas", { salary_maximum: 100, salary_currency: "NGN", salary_period: "day" });
  await add("Shillings", {
    salary_minimum: 9,
    salary_currency: "KES",
    salary_period: "day",
    state: "Filled",
  });
  const of = async (filter: object) => titles(await listJobs(supabase, filter, now));
  expect(await of({ currency: "USD" })).toEqual(["Dollars"]);
  expect(await of({ paid: true })).toEqual(["Dollars", "Nairas"]);
  expect(await of({ paid: true, currency: "NGN", search: "ashe" })).toEqual(["Nairas"]);
  for (const search of ["USD", "usd", "$", "dollar", "US dollars", "kigali usd"])
    expect(await of({ search })).toEqual(["Dollars"]);
  for (const search of ["NGN", "₦", "naira", "nairas"]) expect(await of({ search })).toEqual(["Nairas"]);
  expect(await jobCurrencies(supabase)).toEqual(["NGN", "USD"]);
  await database.query("delete from jobs where title in ('Dollars', 'Nairas', 'Shillings')");
});

it("every currency of the form is found by its name", async () => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const found = await database.query<{ code: string; found: boolean }>(
    `select code, private.to_search('', private.currency_words(code)) @@ private.word_query(private.search_text(name), ':*') as found
     from unnest($1::text[], $2::text[]) as known (code, name)`,
    [salaryCurrencies, salaryCurrencies.map((code) => names.of(code)?.split(" ").at(-1))],
  );
  expect(found.filter((one) => !one.found).map(({ code }) => code)).toEqual([]);
});

it("paid work is open and says what it pays at least, the newest first", async () => {
  const paid = { salary_minimum: 100, salary_currency: "USD", salary_period: "day" };
  await add("Paid", { ...paid, created_at: "2026-11-20T00:00:00Z" });
  await add("Paid since today", { ...paid, created_at: "2026-11-21T00:00:00Z" });
  await add("Paid no more", { ...paid, state: "Filled" });
  const found = await paidJobs(database.anonymous(), { limit: 3 }, now);
  await database.query("delete from jobs where title like 'Paid%'");
  expect(found.map(({ title }) => title)).toEqual(["Paid since today", "Paid"]);
});

describe("the list of those who look after jobs", () => {
  it("finds by its state what is shown with it: one past its deadline is closed", async () => {
    const { supabase } = await database.member("admin");
    const find = async (state: string, search = "") => {
      const { rows } = await findJobs(
        supabase,
        { search, filters: { status: state }, match: {}, page: 1 },
        now,
      );
      return rows.map(({ title }) => title).sort();
    };
    expect(await find("Open")).toEqual(["Film", "Last day", "Open", "Waiting"]);
    expect(await find("Closed")).toEqual(["Closed", "Expired"]);
    expect(await find("Closed", "expired")).toEqual(["Expired"]);
    expect(await find("Draft")).toEqual(["Draft"]);
    expect(await find("")).toHaveLength(7);
  });
});

describe("one job", () => {
  it("keeps its page when closed or expired, and has none while a draft, waiting, unknown or malformed", async () => {
    const supabase = database.anonymous();
    expect((await jobNamed(supabase, ids.Closed ?? ""))?.state).toBe("Closed");
    expect((await jobNamed(supabase, ids.Expired ?? ""))?.expires_at).toBe("2026-11-21");
    for (const id of [ids.Draft, ids.Waiting, randomUUID(), "1", undefined]) {
      expect(await jobNamed(supabase, String(id))).toBeNull();
    }
  });

  it("comes with others of its category that one can apply for", async () => {
    const similar = await similarJobs(database.anonymous(), { id: ids.Open ?? "", category: "Design" }, now);
    expect(similar.map(({ title }) => title)).toEqual(["Last day"]);
  });
});
