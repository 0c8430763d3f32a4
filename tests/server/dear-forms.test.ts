import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/bench/servers.ts";
import { dearBytes, dearFields, plainEvent } from "#tests/support/dear-requests.ts";
import { typedInto } from "#tests/support/read-page.ts";
import { testSite } from "#tests/support/test-site.ts";
import { visitor } from "#tests/support/visitor.ts";

const site = await testSite();
/** In milliseconds of the processor: twice what it takes where nothing else runs. */
const most = 60;

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
  const plain = await costOf({ ...plainEvent, long_description: "a".repeat(dearBytes) });
  for (const [name, fields] of Object.entries(dearFields))
    expect((await costOf({ ...plainEvent, ...fields })) - plain, name).toBeLessThan(most);
});

test("R22 past the limit of forms, one is refused before it is read, and a short one comes back", async () => {
  const address = "203.0.113.22";
  const from = () => visitor(site.url, { address });
  await Promise.all(Array.from({ length: 120 }, () => send(plainEvent, from())));
  for (const [name, fields] of Object.entries(dearFields))
    if (name !== "lists of a hundred")
      expect(await costOf({ ...plainEvent, ...fields }, from), name).toBeLessThan(most);
  const short = await send({ ...plainEvent, venue: "Workshop 9" }, from());
  expect([short.status, Number(short.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await short.text()).toContain("Workshop 9");
  const long = await send({ ...plainEvent, ...dearFields["one long line"] }, from());
  expect([long.status, Number(long.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await long.text()).toContain("Too many forms from this network");
});

test("R22 a form that needs little text is not read past 64 KB, and what fits its fields comes back", async () => {
  for (const path of [
    "/contact",
    "/newsletter",
    "/login",
    "/signup",
    "/forgot-password",
    "/theme",
    "/collection",
  ]) {
    const body = new URLSearchParams({ name: "a".repeat(dearBytes) });
    const { status } = await visitor(site.url).ask(path, { method: "POST", body });
    expect([path, status]).toEqual([path, 413]);
  }
  const message = "\u1200".repeat(5_000);
  const back = await visitor(site.url).post("/contact", { name: "Sade", email: "nobody", message });
  expect([back.status, typedInto(await back.text(), "message")]).toEqual([400, message]);
});
