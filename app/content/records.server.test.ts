import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lastChange } from "#app/accounts/audit-log.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import type { ContentTable } from "./kind.ts";
import { createRecord, deleteRecord, recordById, updateRecord } from "./records.server.ts";

const database = await testDatabase();
const admin = await database.member("admin", "Amina");
const member = await database.member("user", "Zola");
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const term = { term: "Kerning", definition: "Space between two letters", status: "approved" };

async function add(changes: object = {}) {
  const submissionId = randomUUID();
  await createRecord(admin.supabase, "jargon", { ...term, ...changes }, submissionId);
  const { data } = await admin.supabase.from("jargon").select("*").eq("submission_id", submissionId).single();
  if (!data) throw new Error("nothing was added");
  return data;
}

describe("what admins do to records", () => {
  it("adds one row however often the same form arrives, and a term without a category is found", async () => {
    const submissionId = randomUUID();
    for (const _ of [1, 2])
      await createRecord(admin.supabase, "jargon", { ...term, term: "Bézier" }, submissionId);
    const found = await admin.supabase
      .rpc("find_jargon", { query: "bezier" })
      .select("category, initial, status");
    expect(found.data).toEqual([{ category: null, initial: "B", status: "approved" }]);
  });

  it("changes a row that is still what its editor saw, and leaves one that is not", async () => {
    const { id, updated_at } = await add();
    const version = { id, updatedAt: updated_at };
    const change = (definition: string, seen = version) =>
      updateRecord(admin.supabase, "jargon", seen, { definition });
    expect(await change("First")).toBe(true);
    expect(await change("Second")).toBe(false);
    for (const updatedAt of ["", "yesterday", "x,status.eq.pending", "2026-99-99"])
      expect(await change("Third", { id, updatedAt })).toBe(false);
    expect(await change("Fourth", { id: randomUUID(), updatedAt: updated_at })).toBe(false);
    expect((await recordById(admin.supabase, "jargon", id))?.definition).toBe("First");
    expect((await lastChange(admin.supabase, ["jargon"], id))?.by).toBe("Amina");
  });

  it("lets one of two that save in the same moment through", async () => {
    const { id, updated_at } = await add();
    const saved = await Promise.all(
      ["One", "Two"].map((definition) =>
        updateRecord(admin.supabase, "jargon", { id, updatedAt: updated_at }, { definition }),
      ),
    );
    expect(saved.sort()).toEqual([false, true]);
  });

  it("lets a member neither change nor delete what is published", async () => {
    const { id, updated_at } = await add();
    const theirs = { id, updatedAt: updated_at };
    expect(await updateRecord(member.supabase, "jargon", theirs, { definition: "Mine" })).toBe(false);
    expect(await deleteRecord(member.supabase, "jargon", id)).toBe(false);
    expect(await deleteRecord(admin.supabase, "jargon", "1")).toBe(false);
    expect(await deleteRecord(admin.supabase, "jargon", id)).toBe(true);
    expect(await recordById(admin.supabase, "jargon", id)).toBeNull();
  });
});

const day = "2199-12-01";
const submissions: [ContentTable, object][] = [
  ["logos", { title: "Kente", company: "Ashe", image_url: "/files/logos/a/kente.svg" }],
  ["events", { title: "Talk", start_date: day, end_date: day, location: "Kigali", canceled: true }],
  [
    "jobs",
    { title: "Work", company: "Ashe", location: "Kigali", contact_email: "a@b.example", featured: true },
  ],
];

describe.each(submissions)("what members submit to %s", (name, row) => {
  it("is one pending row of theirs, however often the form arrives and whatever it claims", async () => {
    const form = randomUUID();
    const claimed = { ...row, status: "approved", user_id: admin.id };
    const first = await createRecord(member.supabase, name, claimed, form);
    const again = [1, 2].map(() => createRecord(member.supabase, name, claimed, form));
    expect(await Promise.all(again)).toEqual([first, first]);
    const [stored, ...others] = await database.query(`select * from ${name} where submission_id = $1`, [
      form,
    ]);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ id: first.id, status: "pending", user_id: member.id });
    expect(stored).not.toMatchObject({ canceled: true });
    expect(stored).not.toMatchObject({ featured: true });
  });

  it("is refused to a visitor, and to a member the form of somebody else", async () => {
    const form = randomUUID();
    await expect(createRecord(database.anonymous(), name, row, form)).rejects.toThrow("was not added");
    await createRecord(admin.supabase, name, row, form);
    await expect(createRecord(member.supabase, name, row, form)).rejects.toThrow("was not added");
  });
});
