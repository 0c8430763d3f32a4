import { expect, test } from "vitest";
import { pictureFolder } from "#app/images/storage.server.ts";
import { limits } from "#app/lib/rate-limit.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { storeVariantUploads } from "./variant-uploads.server.ts";

const database = await testDatabase();
const member = await database.member();
const image = { rows: "variants", bucket: "logos" } as Parameters<typeof storeVariantUploads>[1];
const own = `${await pictureFolder(member.supabase, "logos", member.id)}`;

async function stored(fields: Record<string, string | File>, kept = "") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sender = { supabase: member.supabase, memberId: member.id };
  const errors = await storeVariantUploads(form, image, sender, (address) => address === kept);
  return { form, errors };
}

test("a row's file becomes its address, the same each time it is sent", async () => {
  const once = await stored({ "variants[0].file": drawing(), title: "Kora" });
  const again = await stored({ "variants[0].file": drawing() });
  const address = once.form.get("variants[0].image");
  expect(String(address)).toContain(own);
  expect(again.form.get("variants[0].image")).toBe(address);
  expect([once.errors, once.form.get("variants[0].file"), once.form.get("title")]).toEqual([
    null,
    null,
    "Kora",
  ]);
});

test("a refused one leaves the row the file that it had", async () => {
  const { form, errors } = await stored({
    "variants[0].image": `${own}a.svg`,
    "variants[0].file": drawing("bad.svg", "<script>alert(1)</script>"),
  });
  expect(errors?.["variants[0].file"]?.[0]).toContain("script");
  expect(form.get("variants[0].image")).toBe(`${own}a.svg`);
});

test("a row keeps no address of another's folder, unless the item has it already", async () => {
  const other = "/files/logos/00000000-0000-4000-8000-000000000000/a.svg";
  expect((await stored({ "variants[0].image": other })).form.has("variants[0].image")).toBe(false);
  expect((await stored({ "variants[0].image": other }, other)).form.get("variants[0].image")).toBe(other);
});

test("nobody fills the storage with forms that they never send", async () => {
  const rows = Array.from(
    { length: limits["row-file"].points },
    (_, index) => [`variants[${index}].file`, new File(["<svg"], "a.svg")] as const,
  );
  await stored(Object.fromEntries(rows));
  const { form, errors } = await stored({ "variants[0].file": drawing() });
  expect(errors?.["variants[0].file"]).toEqual([sentencesOf("uploads")("tooMany")]);
  expect(form.has("variants[0].image")).toBe(false);
});
