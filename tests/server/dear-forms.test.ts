import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/bench/servers.ts";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

const site = await testSite();
const bytes = 244_000;
/** In milliseconds of the processor: twice what it takes where nothing else runs. */
const most = 60;
const event = {
  kind: "event",
  title: "",
  location: "Accra",
  start_date: "2199-05-02",
  end_date: "2199-05-02",
};
const named = (name: (index: number) => string, count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), text]));

const dear = {
  "commas for tags": { tags: ",".repeat(bytes) },
  "a hundred thousand tags": {
    tags: Array.from({ length: bytes / 5 }, (_, index) => index.toString(36)).join(","),
  },
  "long rows": named((index) => `speakers[${index}].name`, 60, "a".repeat(bytes / 66)),
  "lists in lists": named((index) => `f${index}.a[1].b.c[59].d`, 390, "a".repeat(bytes / 400)),
  "lists of a hundred": named((index) => `f${index}[59]`, 390, "a"),
  "one long line": { title: "a".repeat(bytes) },
};

const send = (fields: Record<string, string>, from = visitor(site.url)) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return from.ask("/submit?tab=event", { method: "POST", body: form });
};

/** In milliseconds of the server's processor, of one of eight. */
async function costOf(
  fields: Record<string, string>,
  from?: () => ReturnType<typeof visitor>,
): Promise<number> {
  await (await send(fields, from?.())).arrayBuffer();
  const before = processorTimeOf(site.child.pid ?? 0);
  for (let times = 0; times < 8; times += 1) await (await send(fields, from?.())).arrayBuffer();
  return ((processorTimeOf(site.child.pid ?? 0) - before) / 8) * 1000;
}

test("R22 a refused form costs little more than a plain one of its size, whatever is in it", async () => {
  const plain = await costOf({ ...event, long_description: "a".repeat(bytes) });
  for (const [name, fields] of Object.entries(dear))
    expect((await costOf({ ...event, ...fields })) - plain, name).toBeLessThan(most);
});

test("R22 past the limit of forms, one is refused before it is read, and a short one comes back", async () => {
  const address = "203.0.113.22";
  const from = () => visitor(site.url, { address });
  await Promise.all(Array.from({ length: 120 }, () => send(event, from())));
  for (const [name, fields] of Object.entries(dear))
    if (name !== "lists of a hundred")
      expect(await costOf({ ...event, ...fields }, from), name).toBeLessThan(most);
  const short = await send({ ...event, venue: "Workshop 9" }, from());
  expect([short.status, Number(short.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await short.text()).toContain("Workshop 9");
  const long = await send({ ...event, ...dear["one long line"] }, from());
  expect([long.status, Number(long.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await long.text()).toContain("Too many forms from this network");
});
