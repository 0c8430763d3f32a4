import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { askForEmailChange } from "#app/accounts/profile.server.ts";
import { env } from "#app/lib/env.server.ts";
import { mailedCodes } from "#tests/support/mailed-codes.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const { visitor, attempt, mailsTo, ask, sessionsOf } = mailedCodes(database, env.DATA_DIR);

describe("whoever proves an address first", () => {
  /** The address of an owner who knows nothing of it, the account that a stranger made with it, and what it still gives them. */
  async function stranger() {
    const person = await database.member("user", "Eve");
    const signsIn = async () => {
      const { data } = await database
        .anonymous()
        .auth.signInWithPassword({ email: person.email, password: "secret12" });
      return data.session !== null;
    };
    const isIn = async () => (await person.supabase.rpc("current_member")).data?.length === 1;
    return { ...person, gets: async () => [await isIn(), await signsIn()] };
  }

  test.each(["recovery", "magiclink"] as const)(
    "A25 by a link (%s) ends the sessions and the password that were set before, and chooses another",
    async (type) => {
      const { email, id, gets } = await stranger();
      expect(await gets()).toEqual([true, true]);
      const { link } = await ask(email, type);
      const { outcome } = await attempt(link);
      expect(outcome).toMatchObject({ ok: true, member: { id }, choosesPassword: true });
      expect(await gets()).toEqual([false, false]);
      expect(await sessionsOf(id)).toBe(1);
    },
  );

  test("A25 by a code, too; the second time nothing ends anymore", async () => {
    const { email, id, gets } = await stranger();
    const { code } = await ask(email, "magiclink");
    expect((await attempt({ email, token: code, type: "magiclink" })).outcome).toMatchObject({
      choosesPassword: true,
    });
    expect(await gets()).toEqual([false, false]);
    const { link } = await ask(email, "magiclink", 2);
    expect((await attempt(link)).outcome).toMatchObject({ ok: true, choosesPassword: false });
    expect(await sessionsOf(id)).toBe(2);
  });

  test("A25 by a link to a new address: unless who asked for it opens it where they are signed in", async () => {
    for (const same of [true, false]) {
      const { email, id, supabase, gets } = await stranger();
      const newEmail = `owner-${id}@example.com`;
      const member = {
        id,
        email,
        name: "Eve",
        role: "user",
        unread: 0,
        secondFactor: "off" as const,
      } as const;
      const form = { currentPassword: "secret12", newEmail };
      expect(await askForEmailChange(supabase, member, form)).toBeNull();
      await expect.poll(() => mailsTo(newEmail)).toHaveLength(1);
      const token_hash = /token_hash=(\w+)/.exec((await mailsTo(newEmail))[0] ?? "")?.[1] ?? "";
      const { outcome } = await attempt({ token_hash, type: "email_change" }, visitor(), {
        memberId: same ? id : undefined,
      });
      expect(outcome).toMatchObject({ ok: true, choosesPassword: !same });
      expect((await gets())[0]).toBe(same);
    }
  });

  test("A25 with the sign-up of this browser keeps the password; with another's, or a guess, it does not", async () => {
    for (const [kept, sent] of [
      [randomUUID(), "its own"],
      [randomUUID(), randomUUID()],
      [undefined, randomUUID()],
    ]) {
      const { email, id, supabase, gets } = await stranger();
      await supabase.auth.updateUser({ data: { sign_up_id: kept } });
      const { link } = await ask(email, "magiclink");
      const own = sent === "its own";
      const signUpId = own ? kept : sent;
      expect((await attempt(link, visitor(), { signUpId })).outcome).toMatchObject({
        member: { id },
        choosesPassword: !own,
      });
      expect(await gets()).toEqual([own, own]);
    }
  });

  test("A29 what was mailed for a new password leads to one, whatever it is called", async () => {
    const { email } = await database.member();
    const first = await ask(email, "magiclink");
    await attempt(first.link);
    const as = async (type: "magiclink" | "signup" | "email_change", number: number) => {
      const { link } = await ask(email, "recovery", number);
      return (await attempt({ ...link, type })).outcome;
    };
    expect(await as("magiclink", 2)).toMatchObject({ ok: true, choosesPassword: true });
    expect(await as("signup", 3)).toEqual({ ok: false, reason: "expired" });
  });

  test("A29 nor does the code lead elsewhere", async () => {
    const { email } = await database.member();
    await attempt((await ask(email, "magiclink")).link);
    const { code } = await ask(email, "recovery", 2);
    for (const type of ["magiclink", "signup"] as const) {
      const { outcome } = await attempt({ email, token: code, type });
      if (outcome.ok) expect(outcome).toMatchObject({ choosesPassword: true });
    }
    // A link that only signs in does so again afterwards.
    const { link } = await ask(email, "magiclink", 3);
    expect((await attempt(link)).outcome).toMatchObject({ ok: true, choosesPassword: false });
  });
});
