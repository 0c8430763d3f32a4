import sharp from "sharp";
import { expect, test } from "vitest";
import { checkImage } from "#app/images/image.server.ts";
import { storeImage } from "#app/images/storage.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { pictureNotes, toastText } from "./picture-notes.server.ts";

const database = await testDatabase();
const member = await database.member();

async function notesOf(file: File): Promise<string[]> {
  const image_url = await storeImage(member.supabase, "logos", member.id, await checkImage(file, "someone"));
  return pictureNotes(member.supabase, "logo", { image_url, layout: "mark", variants: [] });
}

const png = async (side: number) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: side, height: 60, channels: 3, background: "#0a5" } })
          .png()
          .toBuffer(),
      ),
    ],
    "mark.png",
  );
const drawing = (inside: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`], "mark.svg");

test("sender and reviewer read that letters depend on fonts, and what to do", async () => {
  const [note, ...others] = await notesOf(drawing('<text y="20">Zuri</text>'));
  expect(others).toEqual([]);
  expect(note).toMatch(/depend on fonts .* Type > Create Outlines/);
  expect(await notesOf(drawing('<path d="M0 0h9v9z"/>'))).toEqual([]);
});

test("and that pixels are too few", async () => {
  expect((await notesOf(await png(420)))[0]).toContain("only 420 × 60 px");
  expect(await notesOf(await png(1200))).toEqual([]);
});

test("a toast says as many sentences as it has room for", () => {
  expect(toastText(["", "One.", "Two."])).toBe("One. Two.");
  expect(toastText(["One.", "a".repeat(600)])).toBe("One.");
  expect(toastText([""])).toBeUndefined();
});
