import { expect, test } from "vitest";
import { parseFileAddress } from "#app/images/address.ts";
import { readImage, storeImage } from "#app/images/storage.server.ts";
import { decide } from "#app/moderation/decide.server.ts";
import { chosenFromQueue, itemForReview } from "#app/moderation/queue.server.ts";
import { revisions } from "#app/moderation/revisions.server.ts";
import type { TestMember } from "#tests/support/database.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const admin = await database.member("admin", "Root");
const member = await database.member("user", "Ada");

async function send(
  person: TestMember,
  columns: { status?: string; revision_of?: string; user_id?: string; image_url?: string },
) {
  const logo = { title: "Sun", company: "Zuri", image_url: "/files/logos/a/b.svg", ...columns };
  const { data } = await person.supabase.from("logos").insert(logo).select("id").single().throwOnError();
  return data.id;
}

/** A published item of the member, and their edit of it that waits. */
async function edited() {
  const original = await send(admin, { status: "approved", user_id: member.id });
  return { original, edit: await send(member, { revision_of: original }) };
}

const change = (id: string, columns: { title?: string; status?: string }) =>
  admin.supabase.from("logos").update(columns).eq("id", id).throwOnError();

test("whoever has read an edit beside what is no longer published approves nothing", async () => {
  const { original, edit } = await edited();
  const page = await itemForReview(admin.supabase, "logo", edit);
  const { waiting } = await chosenFromQueue(admin.supabase, [{ type: "logo", id: edit }]);
  await change(original, { title: "Moon" });

  const read = { type: "logo", id: edit, version: page?.version ?? "" } as const;
  for (const choices of [[read], waiting]) {
    const answer = await decide(admin.supabase, choices, { decision: "approved" });
    expect(answer?.items).toMatchObject([{ outcome: "changed", said: { title: "This was just changed" } }]);
  }
  expect((await itemForReview(admin.supabase, "logo", original))?.row).toMatchObject({ title: "Moon" });

  const again = await itemForReview(admin.supabase, "logo", edit);
  const choices = [{ ...read, version: again?.version ?? "" }];
  expect((await decide(admin.supabase, choices, { decision: "approved" }))?.items).toMatchObject([
    { outcome: "decided" },
  ]);
});

test("an edit of what was taken down is rejected, or waits until that is published again", async () => {
  const { original, edit } = await edited();
  const link = async () => {
    const items = [{ id: edit, type: "logo", revisionOf: original }] as const;
    return (await revisions(admin.supabase, [...items])).get(edit)?.href;
  };
  expect(await link()).toBe(`/logos/${(await itemForReview(admin.supabase, "logo", original))?.row.slug}`);
  await change(original, { status: "rejected" });
  expect(await link()).toBeNull();

  const page = await itemForReview(admin.supabase, "logo", edit);
  const choices = [{ type: "logo" as const, id: edit, version: page?.version ?? "" }];
  expect((await decide(admin.supabase, choices, { decision: "approved" }))?.items).toMatchObject([
    { outcome: "unpublished", said: { title: "The published version was taken down" } },
  ]);
  expect((await decide(admin.supabase, choices, { decision: "rejected" }))?.items).toMatchObject([
    { outcome: "decided" },
  ]);
});

test("the picture that an approved edit replaces is gone, unless something still shows it", async () => {
  const store = (person: TestMember) => {
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const image = { bytes, type: "image/svg+xml", extension: "svg" } as const;
    return storeImage(person.supabase, "logos", person.id, image);
  };
  const isThere = async (address: string) => {
    const file = parseFileAddress(address);
    return file !== null && (await readImage(database.server(), file)) !== null;
  };
  const approve = async (id: string) => {
    const { waiting } = await chosenFromQueue(admin.supabase, [{ type: "logo", id }]);
    await decide(admin.supabase, waiting, { decision: "approved" });
    expect(await itemForReview(admin.supabase, "logo", id)).toBeNull();
  };
  const [old, shared, next] = [await store(member), await store(member), await store(member)];
  const published = { status: "approved", user_id: member.id };
  const original = await send(admin, { ...published, image_url: old });
  await approve(await send(member, { revision_of: original, image_url: old }));
  expect(await isThere(old)).toBe(true);
  await approve(await send(member, { revision_of: original, image_url: shared }));
  await send(admin, { ...published, image_url: shared });
  await approve(await send(member, { revision_of: original, image_url: next }));
  expect([await isThere(old), await isThere(shared), await isThere(next)]).toEqual([false, true, true]);
  const event = {
    title: "Talks",
    location: "Accra",
    start_date: "2027-03-01",
    end_date: "2027-03-01",
    status: "approved",
  };
  const speakers = [{ name: "Selam", image: next }];
  await admin.supabase
    .from("events")
    .insert({ ...event, speakers })
    .throwOnError();
  await approve(await send(member, { revision_of: original, image_url: shared }));
  expect(await isThere(next)).toBe(true);
});
