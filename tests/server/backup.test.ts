import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp, restore } from "#app/backend/backup.server.ts";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import { migratedFolder, temporaryFolder } from "#tests/support/data-folder.ts";

let folder: string;
let backups: string;
const removals: (() => Promise<void>)[] = [];
const drawing = "<svg xmlns='http://www.w3.org/2000/svg'/>";

beforeAll(async () => {
  const [data, place] = [await migratedFolder(), await temporaryFolder()];
  folder = data.folder;
  backups = place.folder;
  removals.push(data.remove, place.remove);
});
afterAll(() => Promise.all(removals.map((remove) => remove())));

/** What somebody would miss: rows, roles, the file and its content, and being able to sign in. */
async function inventory(backend: EmbeddedBackend) {
  const server = createSessionlessClient(backend, backend.secretKey);
  const visitor = createSessionlessClient(backend, backend.publishableKey);
  const signedIn = await visitor.auth.signInWithPassword({ email: "ada@example.com", password: "secret12" });
  const id = signedIn.data.user?.id ?? "";
  const file = await server.storage.from("logos").download(`${id}/mark.svg`);
  return {
    id,
    terms: (await server.from("jargon").select("*").order("term").throwOnError()).data,
    roles: (await server.from("user_roles").select("user_id, role").throwOnError()).data,
    file: await file.data?.text(),
    keys: [backend.publishableKey, backend.secretKey],
  };
}

test("R12 backup, wipe, restore: the same rows, roles, files and keys", async () => {
  const backend = await openEmbedded({ dataFolder: folder });
  const server = createSessionlessClient(backend, backend.secretKey);
  const { data } = await createSessionlessClient(backend, backend.publishableKey).auth.signUp({
    email: "ada@example.com",
    password: "secret12",
  });
  const id = data.user?.id ?? "";
  await server.rpc("set_user_role", { user_id: id, role: "admin" }).throwOnError();
  const terms = Array.from({ length: 50 }, (_, number) => ({
    term: `Term ${number} ñ🎨`,
    slug: "",
    definition: "A word.",
    category: "Typography",
    user_id: id,
  }));
  await server.from("jargon").insert(terms).throwOnError();
  await server.storage
    .from("logos")
    .upload(`${id}/mark.svg`, Buffer.from(drawing), { contentType: "image/svg+xml" });
  const before = await inventory(backend);
  const target = join(backups, "whole");
  await expect(backUp(folder, target)).rejects.toThrow("Another process is using this data");
  await backend.close();

  const saved = await backUp(folder, target);
  expect(saved.tables["public.jargon"]?.rows).toBe(50);
  await expect(backUp(folder, target)).rejects.toThrow("exists already");
  await expect(restore(target, folder)).rejects.toThrow("holds data already");
  await rm(folder, { recursive: true });
  expect((await restore(target, folder)).tables).toEqual(saved.tables);

  const again = await openEmbedded({ dataFolder: folder });
  const after = await inventory(again);
  await again.close();
  expect(after).toEqual(before);
  expect(after.terms).toHaveLength(50);
  expect(after.roles).toEqual([{ user_id: id, role: "admin" }]);
  expect(after.file).toBe(drawing);
});

test("R12 a damaged or incomplete backup is refused and leaves no database behind", async () => {
  const target = join(backups, "damaged");
  await backUp(folder, target);
  const place = join(backups, "place");
  const secrets = join(target, "secrets.json");
  await appendFile(secrets, " ");
  await expect(restore(target, place)).rejects.toThrow("The backup is damaged: secrets.json");
  await rm(secrets);
  await expect(restore(target, place)).rejects.toThrow("The backup is damaged: secrets.json");
  await mkdir(join(backups, "empty"));
  await expect(restore(join(backups, "empty"), place)).rejects.toThrow("no complete backup");
  await expect(backUp(join(backups, "empty"), join(backups, "of-nothing"))).rejects.toThrow("no data");
  expect(existsSync(join(place, "postgres"))).toBe(false);
  expect((await readdir(backups)).filter((name) => name.endsWith(".part"))).toEqual([]);
});
