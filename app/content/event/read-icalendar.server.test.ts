import { describe, expect, it } from "vitest";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { now, readCalendarEvent as read } from "#tests/support/calendar-event.ts";
import { icalendar } from "./icalendar.server.ts";
import { readIcalendar } from "./read-icalendar.server.ts";
import { eventFields } from "./schema.ts";

describe("what an event of a calendar file is", () => {
  it("comes from texts that are folded and escaped, its place from venue to country", () => {
    const { values } = read([
      "SUMMARY;LANGUAGE=en:Type\\, Tifinagh",
      "  & Ge’ez",
      "LOCATION:Mwangaza Hall\\, 14 Jacaranda Close\\, Nairobi\\, Kenya",
      "DESCRIPTION:One.\\n\\nTwo\\; three.",
      "CATEGORIES:Design,Workshop,lettering",
      'ORGANIZER;CN="Studio Mwangaza":mailto:hello@mwangaza.example',
      "URL:https://mwangaza.example/type",
      "STATUS:CANCELLED",
    ]);
    expect(values).toMatchObject({
      title: "Type, Tifinagh & Ge’ez",
      venue: "Mwangaza Hall",
      address: "14 Jacaranda Close",
      location: "Nairobi, Kenya",
      description: "One.\n\nTwo; three.",
      category: "Design",
      event_type: "Workshop",
      tags: "lettering",
      organizer: "Studio Mwangaza",
      registration_url: "https://mwangaza.example/type",
      canceled: "on",
    });
  });

  it("is online where its place is a link, and has no tags of HTML in its text", () => {
    const { values } = read([
      "LOCATION:https://meet.example/abc",
      'DESCRIPTION:<p>Bring <b>pens</b> &amp\\; paper.</p>See <a href="https://x.example">here</a><br>Bye',
      "ORGANIZER;CN=abc@group.example:mailto:abc@group.example",
    ]);
    expect(values).toMatchObject({
      location: "Online",
      format: "online",
      registration_url: "https://meet.example/abc",
      description: "Bring pens & paper.\nSee here\nBye",
    });
    expect(values.organizer).toBeUndefined();
  });

  it.each([
    "LOCATION:Microsoft Teams Meeting",
    "LOCATION:Online (Zoom)",
    "X-GOOGLE-CONFERENCE:https://meet.example/abc",
  ])("is online by %s", (line) => {
    expect(read([line]).values).toMatchObject({ location: "Online", format: "online" });
  });

  it("takes a place whose address stands in brackets", () => {
    const { values } = read(["LOCATION:Mwangaza Hall (14 Jacaranda Close\\, Nairobi\\, Kenya)"]);
    expect(values).toMatchObject({
      venue: "Mwangaza Hall",
      address: "14 Jacaranda Close",
      location: "Nairobi, Kenya",
    });
  });

  it("keeps a long text for the page, and its beginning for the card", () => {
    const { values } = read([`DESCRIPTION:${"Letters of Africa. ".repeat(60)}`]);
    expect(values.long_description).toHaveLength(60 * 19 - 1);
    expect(values.description?.length).toBeLessThanOrEqual(300);
  });
});

describe("a calendar file", () => {
  const at = (uid: string, day: string, more: string[] = []) =>
    ["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${uid}`, `DTSTART;VALUE=DATE:${day}`, ...more, "END:VEVENT"].join(
      "\r\n",
    );
  const file = (...events: string[]) => ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
  const titles = (text: string, max: number) =>
    readIcalendar(text, max, now)?.items.map(({ values }) => values.title);

  it("gives what is next first, then what is past, and no changes of single days", () => {
    const text = file(
      at("later", "20270301"),
      at("next", "20270201"),
      at("old", "20200101"),
      at("past", "20261231"),
      at("next", "20270203", ["RECURRENCE-ID;VALUE=DATE:20270202"]),
    );
    expect(titles(text, 9)).toEqual(["next", "later", "past", "old"]);
    expect(titles(text, 1)).toEqual(["next"]);
    expect(readIcalendar(text, 1, now)?.total).toBe(4);
  });

  it("is read with bare line ends, a mark at its beginning, lines broken within texts, and two calendars in one", () => {
    const text = file(at("a", "20270201", ["DESCRIPTION:one", "", "two, three"]));
    expect(titles(`\uFEFF${text.replaceAll("\r", "")}\n${file(at("b", "20270202"))}`, 9)).toEqual(["a", "b"]);
    const bad = file(at("c", "20270201", ["RRULE:FREQ=OFTEN", 'ATTENDEE;CN="Ada:mailto:ada@example.org']));
    expect(titles(bad, 9)).toEqual(["c"]);
  });

  it("is told from other files, and says what is wrong with it", () => {
    expect(readIcalendar("title,start_date\r\nA,2027-01-01", 1)).toBeNull();
    const refusal = (text: string) => {
      try {
        return readIcalendar(text, 1);
      } catch (error) {
        return error instanceof SyntaxError ? sentenceIn("en", error.message) : error;
      }
    };
    expect(refusal(file())).toBe("There are no events in this calendar file.");
    expect(refusal(file(at("a", "20270201")).slice(0, 60))).toMatch("it’s cut off or damaged.");
    expect(refusal(file(at("a".repeat(600_000), "20270201")))).toMatch("at most 512 KB");
  });

  it("of ours comes back in as it was", () => {
    const event = {
      id: "1",
      slug: "a",
      title: "Type, Tifinagh; and Ge’ez 👩🏾‍🎨",
      description: "A day of <b>letters</b>.\n\nBring pens.",
      start_date: "2027-01-15",
      end_date: "2027-01-17",
      start_time: "20:00:00",
      end_time: "02:00:00",
      time_zone: "Africa/Casablanca",
      location: "Kigali",
      venue: "Norrsken House",
      address: null,
      event_type: "Workshop",
      format: "hybrid",
      category: "Education",
      tags: ["lettering", "Conference"],
      organizer: "Studio, Mwangaza",
      canceled: false,
      created_at: "2026-11-20T08:00:00Z",
      updated_at: "2026-11-22T08:30:15Z",
    };
    const variants = [
      {},
      { start_date: "2027-01-17" },
      { start_time: "09:00:00", end_time: "17:00:00", canceled: true },
      { start_time: "18:00:00", end_time: "18:00:00" },
      { end_time: null },
      { end_time: null, start_date: "2027-01-17" },
      { start_time: null, end_time: null, time_zone: "UTC" },
      { start_time: null, venue: null, organizer: null, tags: [], description: null },
    ].map((changes, at) => ({ ...event, id: String(at), title: `${event.title} ${at}`, ...changes }));
    const file = icalendar({
      events: variants,
      urlOf: ({ id }) => `http://localhost:3000/events/${id}`,
      product: "Ubunifu",
    });
    const found = readIcalendar(file, 20, now)?.items ?? [];
    expect(found.flatMap(({ notes }) => notes)).toEqual([]);
    const back = found.map(({ values }) => {
      const { schedule, speakers, ...read } = eventFields.parse(values);
      const clocks = {
        start_time: read.start_time && `${read.start_time}:00`,
        end_time: read.end_time && `${read.end_time}:00`,
      };
      return { ...read, ...clocks, canceled: values.canceled === "on" };
    });
    const byTitle = <Row extends { title: string }>(rows: Row[]) =>
      rows.toSorted((a, b) => (a.title < b.title ? -1 : 1));
    expect(byTitle(back)).toMatchObject(
      byTitle(variants).map(({ id, slug, created_at, updated_at, ...columns }) => columns),
    );
  });
});
