import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";
import { createRecord } from "../records.server.ts";
import { timeZones } from "./every-time-zone.ts";
import { calendarEvents, eventNamed, listEvents, similarEvents } from "./queries.server.ts";
import { eventSubmissionSchema } from "./schema.ts";

const now = new Date("2026-11-22T10:00:00Z");
function columns(changes: Record<string, string> = {}) {
  const day = "2026-12-01";
  const talk = { title: "Talk", start_date: day, end_date: day, location: "Kigali", ...changes };
  const { image: _, ...columns } = eventSubmissionSchema.parse(talk);
  return columns;
}

async function add(title: string, changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await database
    .server()
    .from("events")
    .insert({ ...columns(), title, status: "approved", ...changes })
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}

const titles = (list: { events: { title: string }[] }) => list.events.map(({ title }) => title);

const database = await testDatabase();

beforeAll(async () => {
  await add("Long past", { start_date: "2026-01-10", end_date: "2026-01-10", category: "Legal" });
  await add("Ended this hour", {
    start_date: "2026-11-22",
    end_date: "2026-11-22",
    start_time: "10:00",
    end_time: "12:59",
  });
  await add("Still on", {
    start_date: "2026-11-22",
    end_date: "2026-11-22",
    start_time: "10:00",
    end_time: "13:01",
  });
  await add("Next month", { event_type: "Workshop" });
  await add("Next year", { start_date: "2027-01-10", end_date: "2027-01-12", category: "Legal" });
  await add("Waiting", { status: "pending" });
});

describe("the events of a calendar", () => {
  it("are those to come, the next first, then those that were, as far as the filter asks for them", async () => {
    const read = async (time?: "all" | "upcoming" | "past") =>
      titles({ events: await calendarEvents(database.anonymous(), { time }, now) });
    const upcoming = ["Still on", "Next month", "Next year"];
    const past = ["Ended this hour", "Long past"];
    expect(await read("all")).toEqual([...upcoming, ...past]);
    expect(await read()).toEqual(upcoming);
    expect(await read("past")).toEqual(past);
  });
});

describe("the list of events", () => {
  it("has under Upcoming what has not ended, the next first, and under Past what has", async () => {
    const supabase = database.anonymous();
    const upcoming = await listEvents(supabase, {}, now);
    expect(titles(upcoming)).toEqual(["Still on", "Next month", "Next year"]);
    expect(upcoming).toMatchObject({ total: 3, page: null, next: null });
    expect(titles(await listEvents(supabase, { time: "past" }, now))).toEqual([
      "Ended this hour",
      "Long past",
    ]);
    expect((await listEvents(supabase, { time: "all" }, now)).total).toBe(5);
  });

  it("goes on where a page ended, both ways and under each time", async () => {
    const supabase = database.anonymous();
    for (const time of ["upcoming", "past", "all"] as const) {
      const all = titles(await listEvents(supabase, { time }, now));
      const there: string[] = [];
      for (let page: string | null | undefined; page !== null; ) {
        const list = await listEvents(supabase, { time, page, pageSize: 1 }, now);
        there.push(...titles(list));
        if (list.previous) {
          const before = await listEvents(supabase, { time, page: list.previous, pageSize: 1 }, now);
          expect(titles(before)).toEqual(there.slice(-2, -1));
        }
        page = list.next;
      }
      expect(there).toEqual(all);
    }
  });

  it("narrows by category, type and words together", async () => {
    const supabase = database.anonymous();
    const all = { time: "all" } as const;
    expect(titles(await listEvents(supabase, { ...all, category: "Legal" }, now))).toEqual([
      "Next year",
      "Long past",
    ]);
    expect(titles(await listEvents(supabase, { ...all, type: "Workshop" }, now))).toEqual(["Next month"]);
    expect(titles(await listEvents(supabase, { search: "next", category: "Legal" }, now))).toEqual([
      "Next year",
    ]);
    expect(titles(await listEvents(supabase, { ...all, search: "waiting" }, now))).toEqual([]);
  });

  it("finds the events of a month, by the menu and by its words, also those that only end or begin in it", async () => {
    const supabase = database.anonymous();
    await add("Into May", { start_date: "2031-03-30", end_date: "2031-05-01", time_zone: "Africa/Cairo" });
    // At noon of the day before, in UTC.
    await add("Far east", {
      start_date: "2031-04-01",
      end_date: "2031-04-01",
      start_time: "01:00",
      time_zone: "Pacific/Kiritimati",
    });
    await add("Far west", {
      start_date: "2031-04-30",
      end_date: "2031-04-30",
      start_time: "23:00",
      time_zone: "Pacific/Pago_Pago",
    });
    const of = async (filter: object) => titles(await listEvents(supabase, filter, now));
    const april = ["Into May", "Far east", "Far west"];
    expect(await of({ month: "2031-03" })).toEqual(["Into May"]);
    expect(await of({ month: "2031-04" })).toEqual(april);
    expect(await of({ month: "2031-05" })).toEqual(["Into May"]);
    expect(await of({ month: "2031-06" })).toEqual([]);
    expect(await of({ month: "2031-04", search: "far" })).toEqual(["Far east", "Far west"]);
    expect(await of({ month: "2031-04", time: "past" })).toEqual([]);
    for (const search of ["april", "April 2031", "apr", "2031 APRIL"])
      expect(await of({ search })).toEqual(april);
    expect(await of({ search: "march 2031" })).toEqual(["Into May"]);
    expect(await of({ search: "east april" })).toEqual(["Far east"]);
    await database.query("delete from events where start_date >= '2031-01-01'");
  });

  it("takes signs literally, and a page after the last for the last", async () => {
    const supabase = database.anonymous();
    for (const search of ["x%,status.eq.pending", "a)b", '"', "%%%", "*"]) {
      expect(titles(await listEvents(supabase, { search, time: "all" }, now))).not.toContain("Waiting");
    }
    const last = await listEvents(supabase, { page: `after_2999-01-01T00:00:00Z_${randomUUID()}` }, now);
    expect(last).toMatchObject({ page: null, next: null, total: 3 });
    expect(last.events).toHaveLength(3);
  });
});

describe("one event", () => {
  it("is not found when unknown, malformed or waiting, even by its owner", async () => {
    const member = await database.member();
    const own = await createRecord(member.supabase, "events", columns({ title: "Mine" }), randomUUID());
    for (const id of [undefined, "1", randomUUID(), own.id]) {
      expect(await eventNamed(database.anonymous(), String(id))).toBeNull();
      expect(await eventNamed(member.supabase, String(id))).toBeNull();
    }
  });

  it("comes with up to three others of its category or type", async () => {
    const ids = [];
    for (const title of ["A", "B", "C", "D"]) {
      ids.push(await add(title, { category: "Social", event_type: "Networking" }));
    }
    await add("Other", { category: "Business", event_type: "Webinar" });
    const event = await eventNamed(database.anonymous(), ids[0] ?? "");
    if (!event) throw new Error("no event");
    const similar = await similarEvents(database.anonymous(), event);
    expect(similar).toHaveLength(3);
    for (const { title } of similar) expect(["B", "C", "D"]).toContain(title);
  });
});

it("begins when the clocks of its zone say so, as Node knows them, also where the database has older rules", async () => {
  const days = ["2026-09-19", "2026-09-21", "2026-11-24", "2027-03-01", "2028-07-15", "2029-02-10"];
  const stored = await database.query<{ zone: string; day: string; moment: Date }>(
    `select zone, day::text, private.moment(day + time '10:00', zone) as moment
     from unnest($1::text[]) as zone, unnest($2::date[]) as day`,
    [timeZones, days],
  );
  expect(stored).toHaveLength(timeZones.length * days.length);
  const wrong = stored.filter(({ zone, day, moment }) => {
    const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
    return clock.format(new Date(moment)) !== `${day} 10:00`;
  });
  expect(wrong).toEqual([]);
});

it("takes no year and no zone that a page could not show", async () => {
  const write = (start: string, end: string, zone: string) =>
    database.query(
      `insert into public.events (title, location, start_date, end_date, time_zone) values ('Never', 'Here', $1, $2, $3)`,
      [start, end, zone],
    );
  for (const [start, end] of [
    ["infinity", "infinity"],
    ["2027-01-01", "10000-01-01"],
    ["0044-03-14 BC", "2027-01-01"],
  ] as const)
    await expect(write(start, end, "UTC")).rejects.toThrow("events_years");
  for (const zone of ["SAST", "Factory", "Africa"])
    await expect(write("2027-01-01", "2027-01-01", zone)).rejects.toThrow(/time.zone/);
  for (const zone of timeZones) await add(zone, { time_zone: zone, status: "rejected" });
});
