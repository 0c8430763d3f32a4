import { describe, expect, test, vi } from "vitest";
import { serverClient } from "#app/backend/clients.server.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { parseFileAddress, type StoredFile } from "./address.ts";
import { checkImage } from "./image.server.ts";
import { pictureFolder, readImage, removeImage, storeImage } from "./storage.server.ts";

const database = await testDatabase();
const member = await database.member();
const image = await checkImage(drawing(), "someone");

async function read(address: string): Promise<Buffer | null> {
  const bytes = await readImage(member.supabase, parseFileAddress(address) as StoredFile);
  return bytes && Buffer.from(bytes);
}

describe("a stored image", () => {
  test("lies in the member's folder under a random name, and is read back", async () => {
    const first = await storeImage(member.supabase, "logos", member.id, image);
    const second = await storeImage(member.supabase, "images", member.id, image);
    expect(parseFileAddress(first)).toMatchObject({ bucket: "logos", extension: "svg" });
    expect(first.startsWith(`${await pictureFolder(member.supabase, "logos", member.id)}`)).toBe(true);
    expect(first).not.toContain(member.id);
    expect(parseFileAddress(second)?.name).not.toBe(parseFileAddress(first)?.name);
    expect(await read(first)).toEqual(Buffer.from(image.bytes));
  });

  test("has the families of its colors kept, by which its logo is found", async () => {
    const bytes = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#1f6b48" d="M1 1h8v4H1z"/><path fill="#f2b632" d="M1 5h8v4H1z"/></svg>',
    );
    const address = await storeImage(member.supabase, "logos", member.id, { ...image, bytes });
    const kept = await database.query<{ colors: string[] }>(
      "select colors from private.picture_colors where address = $1",
      [address],
    );
    expect(kept[0]?.colors.toSorted()).toEqual(["green", "yellow"]);
  });

  test("is gone after it was taken back, and taking back anything else does no harm", async () => {
    const address = await storeImage(member.supabase, "logos", member.id, image);
    await removeImage(member.supabase, address);
    expect(await read(address)).toBeNull();
    await removeImage(member.supabase, address);
    await removeImage(member.supabase, "/files/logos/a/logo.svg");
    await removeImage(member.supabase, null);
  });

  test("cannot be stored in another's folder, nor by a visitor; the person is told that it failed", async () => {
    const other = "11111111-1111-4111-8111-111111111111";
    const failure = { name: "ImageRefused", status: 503, message: sentencesOf("uploads")("notStored") };
    await expect(storeImage(member.supabase, "logos", other, image)).rejects.toMatchObject(failure);
    await expect(storeImage(database.anonymous(), "logos", member.id, image)).rejects.toMatchObject(failure);
  });

  test("is not taken for missing while a hosted storage cannot read it, though that answers 400 to both", async () => {
    const file: StoredFile = { bucket: "logos", path: "a/b.svg", name: "b.svg", extension: "svg" };
    const server = await serverClient();
    const storage = vi.spyOn(database.backend, "fetch");
    const answers = (statusCode: string, error: string) =>
      storage.mockResolvedValueOnce(Response.json({ statusCode, error, message: error }, { status: 400 }));
    answers("404", "not_found");
    expect(await readImage(server, file)).toBeNull();
    answers("503", "SlowDown");
    await expect(readImage(server, file)).rejects.toThrow("503");
    storage.mockRestore();
  });
});
