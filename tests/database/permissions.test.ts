import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { may, type permissions as pagePermissions, type Role, roles } from "#app/accounts/roles.ts";
import { kinds } from "#app/content/kinds.ts";
import type { TestMember } from "#tests/support/database.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { filePermissions, type Persona, permissions, personas, type Rights } from "./permissions.ts";
import { sampleRows } from "./sample-rows.ts";

// The matrix treats all tables alike, so it talks to them without their types.
type Answer = { data: unknown[] | null; error: unknown };
type Filter = PromiseLike<Answer> & { eq(column: string, value: unknown): Filter };
type AnyTable = {
  select(columns: string): Filter;
  insert(row: object): PromiseLike<Answer>;
  update(row: object): Filter;
  delete(): Filter;
};

const clients = {} as Record<Persona, TestMember["supabase"]>;
const ids = {} as Record<Persona, string>;

const database = await testDatabase();

beforeAll(async () => {
  // The admin whom tests demote and delete must not be the last.
  await database.member("admin", "Spare");
  clients.anon = database.anonymous();
  ids.anon = randomUUID();
  for (const persona of personas.filter((name) => name !== "anon")) {
    const member = await database.member(
      persona === "admin" || persona === "editor" ? persona : "user",
      persona,
    );
    clients[persona] = member.supabase;
    ids[persona] = member.id;
  }
  await database.query("update public.profiles set status = 'inactive' where user_id = $1", [ids.inactive]);
});
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const table = (persona: Persona, name: string) =>
  clients[persona].from(name as "logos") as unknown as AnyTable;

/** The personas for whom the try had an effect, in the order of the matrix. */
async function allowed(attempt: (persona: Persona) => Promise<boolean>): Promise<string> {
  const names: Persona[] = [];
  for (const persona of personas) if (await attempt(persona)) names.push(persona);
  return names.join(" ");
}

describe("Z1: pages ask for the roles that the policies let through", () => {
  const personaOf: Record<Role, Persona> = { user: "member", editor: "editor", admin: "admin" };
  /** Of each thing that pages permit, what the policies say of the rows behind it. */
  const rightsBehind: Record<keyof typeof pagePermissions, string[]> = {
    submit: kinds.map(({ table }) => permissions[`${table}: pending`]?.insert ?? ""),
    // Everybody has one of their own.
    profile: [permissions.profiles, permissions.user_roles].map((rights) =>
      rights?.select.includes("owner") ? "member editor admin" : "",
    ),
    administer: [
      ...kinds.flatMap(({ table }) => [
        permissions[`${table}: approved`]?.update ?? "",
        permissions[`${table}: approved`]?.delete ?? "",
      ]),
      permissions.user_roles?.update ?? "",
      permissions.audit_log?.select ?? "",
    ],
  };
  test.each(Object.entries(rightsBehind))("%s", (what, rights) => {
    for (const right of rights)
      for (const role of [null, ...roles])
        expect([role, may(role, what as keyof typeof pagePermissions)]).toEqual([
          role,
          right.split(" ").includes(role ? personaOf[role] : "anon"),
        ]);
  });
});

describe("Z1: the permission matrix holds for every table, operation and persona", () => {
  test.each(Object.entries(permissions))("%s", async (title, expected) => {
    const [name = "", state = ""] = title.split(": ");
    const sample = sampleRows[name];
    if (!sample) throw new Error(`There is no sample row for ${name}`);
    const { key, change } = sample;
    const [column, value] = Object.entries(change)[0] ?? [];

    const stored = (id: unknown) => database.query(`select * from public.${name} where ${key} = $1`, [id]);
    const rowOf = async (user: string) => {
      const row = { ...sample.row(user), ...sample.state?.(state) };
      if (sample.needs) await database.query(...sample.needs(row));
      return row;
    };
    const add = async (user: string) => {
      const row = await rowOf(user);
      const columns = Object.keys(row);
      const [added] = await database.query(
        `insert into public.${name} (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})
         ${sample.forNewUser ? `on conflict (${key}) do update set ${key} = excluded.${key}` : ""} returning ${key}::text as id`,
        Object.values(row),
      );
      return added?.id;
    };
    const newUser = async () => {
      const id = randomUUID();
      // As an admin makes it, who writes its rows next.
      await database.query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
        id,
        `${id}@example.com`,
        { submission_id: id },
      ]);
      return id;
    };

    const found: Rights = {
      select: await allowed(async (persona) => {
        const id = await add(ids.owner);
        return ((await table(persona, name).select("*").eq(key, id)).data ?? []).length === 1;
      }),
      insert: await allowed(async (persona) => {
        const user = sample.forNewUser ? await newUser() : persona === "anon" ? ids.owner : ids[persona];
        // A member's new row may take the place of their last.
        const keys = async () =>
          (await database.query(`select ${key}::text as id from public.${name}`)).map(({ id }) => id);
        const before = new Set(await keys());
        await table(persona, name).insert(await rowOf(user));
        return (await keys()).some((id) => !before.has(id));
      }),
      update: await allowed(async (persona) => {
        const id = await add(ids.owner);
        await table(persona, name).update(change).eq(key, id);
        const [row] = await stored(id);
        const changed = String(row?.[column ?? ""]).slice(0, 10) === String(value).slice(0, 10);
        await database
          .query(`update public.${name} set ${column} = $2 where ${key} = $1`, [
            id,
            sample.row(ids.owner)[column ?? ""] ?? null,
          ])
          .catch(() => {});
        return changed;
      }),
      delete: await allowed(async (persona) => {
        const id = await add(ids.owner);
        await table(persona, name).delete().eq(key, id);
        return (await stored(id)).length === 0;
      }),
    };
    expect(found).toEqual(expected);
  });

  test("names every table of the database", async () => {
    const tables = await database.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    const named = new Set(Object.keys(permissions).map((title) => title.split(": ")[0]));
    expect(tables.map((row) => row.name).sort()).toEqual([...named].sort());
  });
});

test("Z1: the queue shows each persona what the tables show", async () => {
  await database.query("delete from public.logos");
  await database.query(
    "insert into public.logos (title, company, image_url, status, user_id) select status, 'C', '/files/logos/a/a.svg', status, $1 from unnest(array['pending', 'approved', 'rejected']) as status",
    [ids.owner],
  );
  const seen: Record<string, number> = {};
  for (const persona of personas) {
    const { data } = await clients[persona].from("moderation_queue").select("id").eq("type", "logo");
    seen[persona] = data?.length ?? 0;
  }
  expect(seen).toEqual({ anon: 1, member: 1, owner: 3, editor: 1, admin: 3, inactive: 0 });
});

test.each(["logos", "images"])("Z2: the permission matrix holds for files in %s", async (name) => {
  const bucket = (persona: Persona) => clients[persona].storage.from(name);
  const rows = await database.query("select user_id, folder from private.picture_folders");
  const folderOf = (persona: Persona) =>
    String(rows.find(({ user_id }) => user_id === ids[persona])?.folder ?? randomUUID());
  const content = Buffer.from("<svg/>");
  // The buckets take pictures only: what is refused here is refused for who asks.
  const picture = { contentType: "image/svg+xml" };
  const add = async () => {
    const path = `${folderOf("owner")}/${randomUUID()}.svg`;
    const { error } = await bucket("owner").upload(path, content, picture);
    if (error) throw error;
    return path;
  };
  const exists = async (path: string) =>
    (await database.query("select from storage.objects where bucket_id = $1 and name = $2", [name, path]))
      .length === 1;
  const publish = (path: string) =>
    database.query(
      "insert into public.logos (title, company, image_url, status) values ('T', 'C', $1, 'approved')",
      [`/files/${name}/${path}`],
    );
  const remove = async (persona: Persona, path: string) => {
    await bucket(persona).remove([path]);
    return !(await exists(path));
  };

  const kept = await add();
  const published = await add();
  await publish(published);
  const listed = async (persona: Persona, folder?: string) =>
    ((await bucket(persona).list(folder)).data ?? []).length > 0;
  const found: Record<string, string> = {
    list: await allowed((persona) => listed(persona, folderOf("owner"))),
    read: await allowed(async (persona) => (await bucket(persona).download(kept)).error === null),
    "read what is published": await allowed(
      async (persona) => (await bucket(persona).download(published)).error === null,
    ),
    upload: await allowed(async (persona) => {
      const path = `${folderOf(persona)}/${randomUUID()}.svg`;
      await bucket(persona).upload(path, content, picture);
      return exists(path);
    }),
    "upload to the folder of the owner": await allowed(async (persona) => {
      const path = `${folderOf("owner")}/${randomUUID()}.svg`;
      await bucket(persona).upload(path, content, picture);
      return exists(path);
    }),
    overwrite: await allowed(async (persona) => {
      const upserted = await bucket(persona).upload(kept, Buffer.from("other"), { ...picture, upsert: true });
      const updated = await bucket(persona).update(kept, Buffer.from("other"), picture);
      return !(upserted.error && updated.error);
    }),
    remove: await allowed(async (persona) => remove(persona, await add())),
    "remove what is published": await allowed(async (persona) => {
      const path = await add();
      await publish(path);
      return remove(persona, path);
    }),
  };
  expect(found).toEqual(filePermissions);
  expect(await listed("anon"), "a visitor lists the folders").toBe(false);
  expect((await clients.anon.storage.listBuckets()).data ?? []).toEqual([]);
});
