import { afterEach, describe, expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/test-database.ts";

const request = new Request("http://localhost/dashboard/profile", {
  method: "POST",
  headers: { "X-Client-Address": "192.0.2.1" },
});

const database = await testDatabase();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module as a process with these settings has it. */
async function withSettings(settings: Record<string, string>) {
  vi.resetModules();
  for (const name of ["ADMIN_CODE", "ADMIN_USER_IDS"]) vi.stubEnv(name, settings[name] ?? "");
  return import("#app/accounts/admin-code.server.ts");
}

async function person(name: string) {
  const { id, email, supabase } = await database.member("user", name);
  return {
    supabase,
    member: { id, email, name, role: "user" as const, unread: 0, secondFactor: "off" as const },
  };
}
const roleOf = async (id: string) => {
  const [row] = await database.query<{ role: string }>(
    "select role from public.user_roles where user_id = $1",
    [id],
  );
  return row?.role;
};
const logOf = async (id: string) => {
  const rows = await database.query<{ action: string }>(
    "select action from public.audit_log where actor_id = $1 and item_type = 'account' order by id",
    [id],
  );
  return rows.map(({ action }) => action);
};

describe("A21 the admin code", () => {
  test("makes whoever knows it an admin, and the log says so", async () => {
    const { becomeAdmin } = await withSettings({ ADMIN_CODE: "baobab-4711" });
    const { supabase, member } = await person("Nia");
    expect(await becomeAdmin(request, member, "baobab-4711 ")).toEqual({
      field: "adminCode",
      message: "Invalid admin code",
    });
    expect(await roleOf(member.id)).toBe("user");
    expect(await becomeAdmin(request, member, "baobab-4711")).toBeNull();
    expect(await roleOf(member.id)).toBe("admin");
    expect((await supabase.rpc("current_member").single()).data?.role).toBe("admin");
    expect(await logOf(member.id)).toEqual(["admin code refused", "admin code accepted"]);
  });

  test("is tried five times an hour; the right one waits too", async () => {
    const { becomeAdmin } = await withSettings({ ADMIN_CODE: "baobab-4711" });
    const { member } = await person("Oba");
    for (const guess of ["a", "b", "c", "d", "e"]) await becomeAdmin(request, member, guess);
    const sixth = await becomeAdmin(request, member, "baobab-4711");
    expect(sixth).toMatchObject({ retryAfter: expect.any(Number) });
    expect(await roleOf(member.id)).toBe("user");
    expect(await logOf(member.id)).toHaveLength(5);
  });

  test.each(["", "undefined", "null", "baobab-4711"])("without ADMIN_CODE %j is no code", async (code) => {
    const { becomeAdmin } = await withSettings({});
    const { member } = await person("Pru");
    expect(await becomeAdmin(request, member, code)).toMatchObject({
      message: "Invalid admin code",
    });
    expect(await roleOf(member.id)).toBe("user");
  });

  test("a site of its own without an admin makes one code, good for one member", async () => {
    const { prepareAdminAccess, becomeAdmin } = await withSettings({});
    expect(await prepareAdminAccess(), "there is an admin").toBeUndefined();
    await database.query("update public.user_roles set role = 'user'");
    const code = await prepareAdminAccess();
    const [first, second] = [await person("Rudo"), await person("Sefu")];
    const outcomes = await Promise.all(
      [first, second].map(({ member }) => becomeAdmin(request, member, code ?? "")),
    );
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await prepareAdminAccess(), "after that there is an admin").toBeUndefined();
  });

  test("where ADMIN_CODE is set, no other code is made", async () => {
    await database.query("update public.user_roles set role = 'user'");
    const { prepareAdminAccess } = await withSettings({ ADMIN_CODE: "baobab-4711" });
    expect(await prepareAdminAccess()).toBeUndefined();
  });
});

describe("A22 ADMIN_USER_IDS", () => {
  test("names admins at the start; what somebody has decided since stands", async () => {
    const [named, other] = [await person("Tembe"), await person("Uzo")];
    // Only the row that came with the account, as in the product.
    const undecided = "delete from public.audit_log where item_type = 'role' and action <> 'created'";
    await database.query(undecided);
    const start = async () =>
      (
        await withSettings({ ADMIN_USER_IDS: `${named.member.id}, ${crypto.randomUUID()}` })
      ).prepareAdminAccess();
    await start();
    expect(await roleOf(named.member.id)).toBe("admin");
    expect(await roleOf(other.member.id)).toBe("user");
    const server = database.server();
    await server.rpc("set_user_role", { user_id: other.member.id, role: "admin" }).throwOnError();
    await server.rpc("set_user_role", { user_id: named.member.id, role: "editor" }).throwOnError();
    await server.rpc("set_user_role", { user_id: named.member.id, role: "user" }).throwOnError();
    await start();
    expect(await roleOf(named.member.id)).toBe("user");
  });

  test("members cannot name anybody", async () => {
    const { supabase, member } = await person("Vimbai");
    const { error } = await supabase.rpc("grant_configured_admins", { ids: [member.id] });
    expect(error?.code).toBe("42501");
    expect(await roleOf(member.id)).toBe("user");
  });
});

test("A24 a role in the member's own metadata has no effect", async () => {
  const { supabase, member } = await person("Wanjiru");
  await supabase.auth.updateUser({ data: { role: "admin", admin_roles: { [member.id]: "admin" } } });
  await supabase.auth.refreshSession();
  await supabase.rpc("ensure_member");
  const { data } = await supabase.rpc("current_member").single();
  expect(data?.role).toBe("user");
  expect((await supabase.from("audit_log").select("id")).data).toEqual([]);
});
