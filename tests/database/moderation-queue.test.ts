import { expect, test } from "vitest";
import { itemFacts } from "#app/content/item-facts.ts";
import { jobKind } from "#app/content/job/kind.ts";
import { itemForReview, queuePage } from "#app/moderation/queue.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const admin = await database.member("admin", "Root");
const member = await database.member("user", "Ada");

/** The calendar day in so many days, as the database writes it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("the queue says of a job that its deadline has passed, and of an event that it is over", async () => {
  const job = (title: string, expires_at: string | null) => ({
    title,
    company: "Zuri",
    location: "Accra",
    contact_email: "jobs@example.com",
    expires_at,
  });
  const jobs = [job("Closed meanwhile", day(-1)), job("Last day", day(0)), job("Without an end", null)];
  await member.supabase.from("jobs").insert(jobs).throwOnError();
  const event = (title: string, date: string) => ({
    title,
    location: "Kigali",
    start_date: date,
    end_date: date,
  });
  const events = [event("Held last week", day(-7)), event("Next week", day(7))];
  await member.supabase.from("events").insert(events).throwOnError();

  const { items: queue } = await queuePage(admin.supabase, { type: "all", page: 1 });
  expect(Object.fromEntries(queue.map(({ title, detail }) => [title, detail]))).toEqual({
    "Closed meanwhile": "Zuri · Deadline has passed",
    "Last day": "Zuri",
    "Without an end": "Zuri",
    "Held last week": "Kigali · Already over",
    "Next week": "Kigali",
  });
  const applyBy = async (title: string) => {
    const { id } = queue.find((item) => item.title === title) ?? {};
    const item = await itemForReview(admin.supabase, "job", id);
    return Object.fromEntries(itemFacts(jobKind, item?.row ?? {}))["Apply by"];
  };
  expect(await applyBy("Closed meanwhile")).toMatch(/ \d{4} \(passed\)$/);
  expect(await applyBy("Last day")).toMatch(/ \d{4}$/);
});
