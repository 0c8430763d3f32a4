import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import { backUp, restore } from "#app/cli/backup.server.ts";
import { migratedFolder, temporaryFolder } from "#tests/support/data-folder.ts";

vi.mock("node:fs/promises", { spy: true });

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

const noRoom = () => Promise.reject(Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }));

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
  await backend.close();

  const saved = await backUp(folder, target);
  expect(saved.tables["public.jargon"]?.rows).toBe(50);
  await expect(backUp(folder, target)).rejects.toThrow("already exists");
  await expect(restore(target, folder)).rejects.toThrow("already holds data");
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

test("R12 a site that runs is saved as it was between two calls, files and all, and goes on", async () => {
  const backend = await openEmbedded({ dataFolder: folder });
  const server = createSessionlessClient(backend, backend.secretKey);
  const { id, keys } = await inventory(backend);
  const bytes = Buffer.from(drawing);
  let saving = true;
  let written = 0;
  /** As members do: first the picture, then the row that names it; an older pair goes, in the other order. */
  const pair = (number: number) => ({ name: `${id}/busy-${number}.svg`, slug: `busy-${number}` });
  const writing = (async () => {
    for (; saving; written += 1) {
      const { name, slug } = pair(written);
      await server.storage.from("logos").upload(name, bytes, { contentType: "image/svg+xml" });
      await server
        .from("jargon")
        .insert({ term: slug, slug: "", definition: name, category: "Typography", user_id: id })
        .throwOnError();
      if (written < 5) continue;
      await server
        .from("jargon")
        .delete()
        .eq("term", pair(written - 5).slug)
        .throwOnError();
      await server.storage.from("logos").remove([pair(written - 5).name]);
    }
  })();
  const targets = ["running", "meanwhile"].map((name) => join(backups, name));
  const both = await Promise.allSettled(targets.map((target) => backUp(folder, target)));
  saving = false;
  await writing;
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both).toContainEqual({
    status: "rejected",
    reason: expect.objectContaining({ message: expect.stringContaining("copy/lock is held") }),
  });
  expect(written).toBeGreaterThan(10);
  expect(await inventory(backend)).toMatchObject({ keys });
  await backend.close();
  expect((await readdir(folder)).filter((name) => name.startsWith("copy"))).toEqual([]);

  const place = join(backups, "elsewhere");
  await restore(targets.find(existsSync) ?? "", place);
  const again = await openEmbedded({ dataFolder: place });
  const restored = createSessionlessClient(again, again.secretKey);
  const { data } = await restored.from("jargon").select("definition").like("term", "busy-%").throwOnError();
  expect(data.length).toBeGreaterThan(0);
  for (const { definition } of data) {
    const file = await restored.storage.from("logos").download(definition);
    expect(await file.data?.text(), definition).toBe(drawing);
  }
  await again.close();
});

test("R12 a running site that has no room for the copy says so, leaves nothing behind, and copies once there is room", async () => {
  const backend = await openEmbedded({ dataFolder: folder });
  vi.mocked(cp).mockImplementationOnce(noRoom);
  await expect(backUp(folder, join(backups, "no-room"))).rejects.toThrow("its log says why");
  expect((await readdir(folder)).filter((name) => name.startsWith("copy"))).toEqual([]);
  await backUp(folder, join(backups, "with-room"));
  await backend.close();
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
  await expect(restore(join(backups, "empty"), place)).rejects.toThrow("isn’t a complete backup");
  await expect(backUp(join(backups, "empty"), join(backups, "of-nothing"))).rejects.toThrow("no data");
  expect(existsSync(join(place, "postgres"))).toBe(false);
  expect((await readdir(backups)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("R12 a restore that ran out of room leaves an empty folder, and works once there is room", async () => {
  const [target, place] = [join(backups, "whole"), join(backups, "small-disk")];
  vi.mocked(cp).mockImplementationOnce(async (_from, to) => {
    await mkdir(`${to}`);
    await writeFile(join(`${to}`, "half"), "");
    return noRoom();
  });
  await expect(restore(target, place)).rejects.toThrow("ENOSPC");
  expect(await readdir(place)).toEqual([]);
  vi.mocked(rename).mockImplementationOnce(noRoom);
  await expect(restore(target, place)).rejects.toThrow("ENOSPC");
  expect(await readdir(place)).toEqual([]);
  await restore(target, place);
  expect((await readdir(place)).sort()).toEqual(["postgres", "secrets.json", "storage"]);
});

test("R12 after a restore that was killed no site starts on half of the data, and the next one clears it", async () => {
  const [target, place, left] = [join(backups, "whole"), join(backups, "killed"), join(backups, "left")];
  const { rename: whole } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(rename).mockImplementation(async (from, to) => {
    // What a process that is killed here leaves behind.
    if (to === join(place, "postgres")) await cp(place, left, { recursive: true });
    return whole(from, to);
  });
  await restore(target, place);
  vi.mocked(rename).mockImplementation(whole);
  await rm(join(left, "lock"), { recursive: true });
  await rm(join(left, "lock-owner.json"));
  expect(existsSync(join(left, "secrets.json"))).toBe(true);

  await expect(openEmbedded({ dataFolder: left })).rejects.toThrow("A restore into");
  await writeFile(join(left, "secrets.json"), "of another time");
  await restore(target, left);
  expect(await readFile(join(left, "secrets.json"), "utf8")).toBe(
    await readFile(join(target, "secrets.json"), "utf8"),
  );
  await (await openEmbedded({ dataFolder: left })).close();
});

test("R12 the keys that a killed backup left behind go with the next one that is made beside it", async () => {
  const place = join(backups, "daily");
  vi.mocked(cp).mockImplementationOnce(noRoom);
  await expect(backUp(folder, join(place, "monday"))).rejects.toThrow("ENOSPC");
  expect(await readdir(place)).toEqual([]);
  const survives = async () => {};
  vi.mocked(rm).mockImplementationOnce(survives).mockImplementationOnce(survives);
  vi.mocked(cp).mockImplementationOnce(noRoom);
  await expect(backUp(folder, join(place, "tuesday"))).rejects.toThrow("ENOSPC");
  expect(await readdir(place)).toEqual([expect.stringMatching(/^backup-of-\w+\.part$/)]);
  await backUp(folder, join(place, "wednesday"));
  expect(await readdir(place)).toEqual(["wednesday"]);
});
