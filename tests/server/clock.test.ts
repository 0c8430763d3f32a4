import { once } from "node:events";
import { expect, test } from "vitest";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

/** The built server on a machine whose clock the test sets. */
const preload = new URL("../support/pretend-clock.ts", import.meta.url).pathname;
const site = await testSite({ NODE_OPTIONS: `--import ${preload}` });

async function setClock(to: Date): Promise<void> {
  site.child.send({ millisecondsAhead: to.getTime() - Date.now() });
  await once(site.child, "message");
}

const hour = 3_600_000;

test("an event begins and ends with its day where it is, and a clock that is set back takes it along", async () => {
  const [event] = await site.sql<{ slug: string; begins: string; id: string }>(
    `insert into events (title, start_date, end_date, location, time_zone, status)
     select 'Weavers meet', day, day, 'Nairobi', 'Africa/Nairobi', 'approved' from (select current_date + 40 as day) as chosen
     returning id, slug, starts_at as begins`,
  );
  const begins = new Date(event?.begins ?? "").getTime();
  const see = async () => {
    const page = await (await visitor(site.url).ask(`/events/${event?.slug}`)).text();
    const lists = ["upcoming", "past"].map(async (time) => {
      const list = await (await visitor(site.url).ask(`/events?time=${time}`)).text();
      return list.includes("Weavers meet") ? time : "";
    });
    // What is yet to come has no badge.
    return [/Ongoing|Past/.exec(page)?.[0] ?? "", (await Promise.all(lists)).join("")];
  };
  const states: [number, string, string][] = [
    [begins - hour, "", "upcoming"],
    [begins + hour, "Ongoing", "upcoming"],
    [begins + 23 * hour, "Ongoing", "upcoming"],
    [begins + 25 * hour, "Past", "past"],
    [begins - hour, "", "upcoming"],
  ];
  for (const [time, ...state] of states) {
    await setClock(new Date(time));
    // A kept page is a minute old at most, by a clock that nobody sets.
    await site.sql("update events set organizer = 'Weavers' where id = $1", event?.id);
    await expect.poll(see, { timeout: 5_000 }).toEqual(state);
  }
});
