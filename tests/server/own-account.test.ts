import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteOwnAccount, ownData } from "#app/accounts/own-account.server.ts";
import { setPassword } from "#app/accounts/password.server.ts";
import { changePassword } from "#app/accounts/profile.server.ts";
import { deleteUser } from "#app/accounts/users.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { recentActivity } from "#app/dashboard/activity.server.ts";
import { parseFileAddress, type StoredFile } from "#app/images/address.ts";
import { pictureFolder, readImage } from "#app/images/storage.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const tables = kinds.map(({ table }) => table);

const database = await testDatabase();

async function person(role: "user" | "admin" = "user") {
  const { id, email, supabase } = await database.member(role);
  const term = async (status: "pending" | "approved") => {
    const row = { term: `Term ${randomUUID()}`, slug: "", definition: "A word.", category: "Typography" };
    const { data } = await supabase.from("jargon").insert(row).select("id").single().throwOnError();
    if (status === "approved")
      await database.server().from("jargon").update({ status }).eq("id", data.id).throwOnError();
    return data.id;
  };
  return {
    supabase,
    term,
    member: { id, email, name: "Ada", role, unread: 0, secondFactor: "off" as const },
  };
}
type Member = Awaited<ReturnType<typeof person>>["member"];
const ownerOf = async (id: string) =>
  (
    await database.query<{ user_id: string | null }>("select user_id from public.jargon where id = $1", [id])
  )[0];

const deletions = {
  "their owner deletes the account": (member: Member) => deleteOwnAccount(member, "secret12"),
  "an admin deletes the account": async ({ id, email }: Member) => {
    const admin = await database.member("admin");
    const outcome = await deleteUser(admin.supabase, id);
    const [newest, ...others] = await recentActivity(admin.supabase);
    expect(newest).toMatchObject({ did: "deleted the account", what: email });
    expect(others.filter(({ did }) => /^(?:removed|took away)/.test(did))).toEqual([]);
    await database.query("delete from auth.users where id = $1", [admin.id]);
    return outcome;
  },
};
test.each(Object.entries(deletions))(
  "the pictures of what was never published go, those of what is stay: %s",
  async (_, deleteAccount) => {
    const { supabase, member } = await person();
    const server = database.server();
    const logo = async (title: string) => {
      const folder = await pictureFolder(supabase, "logos", member.id);
      const path = `${folder?.split("/")[3]}/${randomUUID()}.svg`;
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      await supabase.storage.from("logos").upload(path, svg, { contentType: "image/svg+xml" });
      const row = { title, company: "Kente", image_url: `/files/logos/${path}` };
      const { data } = await supabase.from("logos").insert(row).select("id").single().throwOnError();
      return { id: data.id, image_url: row.image_url };
    };
    const [published, waiting] = [await logo("Published"), await logo("Waiting")];
    await server.from("logos").update({ status: "approved" }).eq("id", published.id).throwOnError();
    const { id: revision_of, image_url } = published;
    const edit = { title: "Edited", company: "Kente", image_url, revision_of };
    await supabase.from("logos").insert(edit).throwOnError();

    await deleteAccount(member);
    expect(await database.query("select id from public.logos where title <> 'Published'")).toEqual([]);
    const stored = (address: string) => readImage(server, parseFileAddress(address) as StoredFile);
    expect(await stored(waiting.image_url)).toBeNull();
    expect(await stored(published.image_url)).not.toBeNull();
  },
);

test("what is published stays without its owner, the rest goes, and the log outlives both", async () => {
  const { supabase, member, term } = await person();
  const [published, waiting] = [await term("approved"), await term("pending")];
  const data = await ownData(supabase, member, tables, []);
  expect(data.submissions.jargon?.map(({ id }) => id).sort()).toEqual([published, waiting].sort());

  expect(await deleteOwnAccount(member, "wrong")).toMatchObject({ field: "currentPassword" });
  expect(await ownerOf(waiting)).toEqual({ user_id: member.id });
  expect(await deleteOwnAccount(member, "secret12")).toBeNull();
  expect(await ownerOf(published)).toEqual({ user_id: null });
  expect(await ownerOf(waiting)).toBeUndefined();
  expect(await database.query("select from auth.users where id = $1", [member.id])).toHaveLength(0);
  const log = await database.query(
    "select from public.audit_log where actor_id = $1 and action = 'account deleted'",
    [member.id],
  );
  expect(log).toHaveLength(1);
});

test("the last admin cannot go, and loses nothing by trying", async () => {
  const { member, term } = await person("admin");
  const waiting = await term("pending");
  const refused = await deleteOwnAccount(member, "secret12");
  expect(refused).toMatchObject({
    message: "You’re the last admin. Make someone else an admin first.",
  });
  expect(await ownerOf(waiting)).toEqual({ user_id: member.id });
});

test("own data is complete, however many notifications there are", async () => {
  const { supabase, member } = await person();
  await database.query(
    "insert into notifications (user_id, type, title) select $1, 'account', 'News ' || n from generate_series(1, 1001) n",
    [member.id],
  );
  expect((await ownData(supabase, member, tables, [])).notifications).toHaveLength(1001);
});

test("A16 A17 who taps twice on a slow line has changed their password once, and is not told that it is wrong", async () => {
  const { supabase, member } = await person();
  const form = { currentPassword: "secret12", newPassword: "clay-and-kente" };
  expect(await changePassword(supabase, member, form)).toBeNull();
  expect(await changePassword(supabase, member, form)).toBeNull();
  const log = "from public.audit_log where actor_id = $1 and action = 'password changed'";
  expect(await database.query(`select ${log}`, [member.id])).toHaveLength(1);
  const other = { currentPassword: "secret12", newPassword: "clay-and-mud" };
  expect(await changePassword(supabase, member, other)).toMatchObject({ field: "currentPassword" });
});

test("A17 who sends a new password of a recovery twice, since no answer came, has it; at any other time it is none", async () => {
  const { supabase, member } = await person();
  expect(await setPassword(supabase, member, { newPassword: "secret12" })).toMatchObject({
    field: "newPassword",
  });
  for (const _ of ["first", "again"])
    expect(await setPassword(supabase, member, { newPassword: "clay-and-kente" })).toBeNull();
  const log = "from public.audit_log where actor_id = $1 and action = 'password changed'";
  expect(await database.query(`select ${log}`, [member.id])).toHaveLength(1);
});

test("A16 a wrong current password is one guess: the fifth is still checked, the sixth waits", async () => {
  const { supabase, member } = await person();
  const guess = { currentPassword: "secret13", newPassword: "secret12" };
  for (let tries = 1; tries <= 5; tries += 1)
    expect(await changePassword(supabase, member, guess)).toMatchObject({ field: "currentPassword" });
  expect(await changePassword(supabase, member, guess)).toMatchObject({ field: null });
});
