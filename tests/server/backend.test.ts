import { existsSync } from "node:fs";
import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { type EmbeddedBackend, openEmbedded } from "#app/backend/embedded.server.ts";
import { log, loggableError } from "#app/lib/log.server.ts";
import { migratedFolder } from "#tests/support/data-folder.ts";

let backend: EmbeddedBackend;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await migratedFolder());
  backend = await openEmbedded({ dataFolder: folder });
  await backend.database.exec(`
    create function public.who_asks() returns json language sql stable as $$
      select json_build_array(current_user, current_setting('request.jwt.claims', true)::json ->> 'role') $$`);
});
afterAll(async () => {
  await backend.close();
  await remove();
});

const visitor = () => createSessionlessClient(backend, backend.publishableKey);
const server = () => createSessionlessClient(backend, backend.secretKey);
const term = (name: string, status: "pending" | "approved" = "pending") => ({
  term: name,
  slug: "",
  definition: "A word.",
  category: "Typography",
  status,
});

describe("calls of the same moment", () => {
  test("Z15 200 visitors beside 200 calls of the secret key see nothing that is pending", async () => {
    await server()
      .from("jargon")
      .insert([term("Pending"), term("Approved", "approved")])
      .throwOnError();
    const seen = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const [ours, theirs] = await Promise.all([
          visitor().from("jargon").select("term"),
          server().from("jargon").select("term"),
        ]);
        return [ours.data?.map((row) => row.term), theirs.data?.length];
      }),
    );
    expect(seen).toEqual(Array.from({ length: 200 }, () => [["Approved"], 2]));
  });

  test("Z15 of 200 rows written beside refused and read ones, all that were acknowledged are there", async () => {
    const written = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const [ours, theirs] = await Promise.all([
          server()
            .from("jargon")
            .insert(term(`Row ${number}`))
            .select("term")
            .single(),
          visitor()
            .from("jargon")
            .insert(term(`Refused ${number}`)),
          visitor().from("jargon").select("term"),
        ]);
        expect(theirs.error).not.toBeNull();
        return ours.data?.term;
      }),
    );
    const { data } = await server().from("jargon").select("term").throwOnError();
    const names = data.map((row) => row.term);
    expect(written.filter((name) => !names.includes(name ?? ""))).toEqual([]);
    expect(names.filter((name) => name.startsWith("Refused"))).toEqual([]);
  });

  test("Z15 200 functions called by visitors beside 200 by the secret key run as whoever called them", async () => {
    const ask = async (client: ReturnType<typeof visitor>) =>
      (await client.rpc("who_asks" as "public_counts")).data;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => Promise.all([ask(visitor()), ask(server())])),
    );
    const answer = [
      ["anon", "anon"],
      ["service_role", "service_role"],
    ];
    expect(answers).toEqual(Array.from({ length: 200 }, () => answer));
  });
});

describe("files", () => {
  const upload = (name: string) =>
    server().storage.from("images").upload(name, Buffer.from("drawing"), { contentType: "image/png" });
  const listed = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith("postgres")).sort();

  test("a file comes back as it was sent, and is gone once removed", async () => {
    expect((await upload("somebody/one.png")).error).toBeNull();
    const { data } = await server().storage.from("images").download("somebody/one.png");
    expect(await data?.text()).toBe("drawing");
    expect(data?.type).toBe("image/png");
    await server().storage.from("images").remove(["somebody/one.png"]);
    expect((await server().storage.from("images").download("somebody/one.png")).error).not.toBeNull();
    expect((await listed()).filter((name) => name.includes("one.png"))).toEqual([]);
  });

  test.each([
    ["a way out of the folder", "../../escaped.png"],
    ["a way out in the middle", "somebody/../../../escaped.png"],
    ["an escaped way out", "somebody/%2e%2e/%2e%2e/escaped.png"],
    ["a hidden file", "somebody/.escaped.png"],
    ["NUL", "somebody/escaped\0.png"],
    ["300 characters", `somebody/${"e".repeat(300)}.png`],
    ["a backslash", "..\\..\\escaped.png"],
  ])("a name with %s is refused and leaves nothing behind", async (_, name) => {
    const before = await listed();
    const { error } = await upload(name);
    expect(error).not.toBeNull();
    expect(await listed()).toEqual(before);
    expect(existsSync(join(folder, "..", "escaped.png"))).toBe(false);
    const { count } = await server().from("logos").select("id", { count: "exact", head: true });
    expect(count).toBe(0);
  });
});

describe("failures", () => {
  test("a database error reaches the log without what somebody typed", async () => {
    const lines: string[] = [];
    const written = (name: string, value: unknown) => (name === "err" ? loggableError(value) : value);
    const spies = (["warn", "error", "info"] as const).map((level) =>
      vi
        .spyOn(log, level)
        .mockImplementation((...parts: unknown[]) => void lines.push(JSON.stringify(parts, written))),
    );
    const printed = [vi.spyOn(process.stderr, "write"), vi.spyOn(process.stdout, "write")];
    await server().from("jargon").select("id").eq("id", "my private words");
    await server()
      .from("jargon")
      .insert({ ...term("my private words"), category: "my private words" });
    await server()
      .from("nowhere" as "jargon")
      .select("id");
    const output = printed.flatMap((spy) => spy.mock.calls.map(([text]) => String(text)));
    for (const spy of [...spies, ...printed]) spy.mockRestore();
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect([...lines, ...output].join("\n")).not.toContain("private");
  });

  test("a folder of files that is gone is a problem, and none once it is back", async () => {
    const files = join(folder, "storage");
    await rename(files, `${files}-elsewhere`);
    expect(await backend.problem()).toContain("stored files");
    await rename(`${files}-elsewhere`, files);
    expect(await backend.problem()).toBeNull();
  });

  test("a full disk answers 503 to what it stops, and reading goes on", async () => {
    await backend.database.exec(`
      create function private.no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
      create trigger no_space before insert on public.jargon for each row execute function private.no_space();`);
    const write = () => server().from("jargon").insert(term("Too much"));
    expect((await write()).status).toBe(503);
    expect((await visitor().from("jargon").select("term")).status).toBe(200);
    expect(await backend.problem()).toBeNull();
    await backend.database.exec("drop trigger no_space on public.jargon");
    expect((await write()).status).toBe(201);
  });

  test("a database that broke down answers 503, is opened again by itself, and has its rows", async () => {
    const kept = () => visitor().from("jargon").select("term").eq("term", "Kept");
    await server().from("jargon").insert(term("Kept", "approved")).throwOnError();
    const broken = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    for (const way of ["execProtocolRaw", "execProtocolRawSync", "execProtocolRawStream"])
      Object.defineProperty(backend.database, way, { value: broken });
    expect((await kept()).status).toBe(503);
    await vi.waitFor(async () => expect(await backend.problem()).toBeNull(), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await kept().throwOnError()).data).toEqual([{ term: "Kept" }]);
  });
});
