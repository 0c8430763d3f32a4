import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { awaitedCode, codeSchema, mailOneTimeCode, wantedPage } from "#app/accounts/one-time-code.server.ts";
import { afterReset, allowReset, mayReset } from "#app/accounts/password.server.ts";
import { askForEmailChange } from "#app/accounts/profile.server.ts";
import { updateUser } from "#app/accounts/users.server.ts";
import { requestClient } from "#app/backend/clients.server.ts";
import { env } from "#app/lib/env.server.ts";
import { translator } from "#app/words/translator.ts";
import { mailedCodes } from "#tests/support/mailed-codes.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const typedCode = codeSchema(translator("en", "account"));

const { visitor, attempt, mailsTo, ask, sessionsOf } = mailedCodes(database, env.DATA_DIR);

describe("asking for a mail", () => {
  test("A3 an address without an account gets the same answer and no mail", async () => {
    expect(await mailOneTimeCode("recovery", visitor(), "nobody@example.com")).toEqual({ allowed: true });
    const { email } = await database.member();
    await ask(email);
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("A3 nobody's inbox is filled, and the answer says so, whether there is an account or not", async () => {
    const { email } = await database.member();
    for (const number of [1, 2, 3]) await ask(email, "recovery", number);
    for (const to of [email, "nobody@example.com"]) {
      for (let times = 0; times < 3; times += 1) await mailOneTimeCode("recovery", visitor(), to);
      expect(await mailOneTimeCode("recovery", visitor(), to)).toMatchObject({ allowed: false });
    }
    // The next mail comes after the one that must not come.
    await ask((await database.member()).email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test("one visitor asks ten times an hour", async () => {
    const request = visitor();
    for (let number = 0; number < 10; number += 1)
      await mailOneTimeCode("recovery", request, `n${number}@example.com`);
    expect(await mailOneTimeCode("recovery", request, "n@example.com")).toMatchObject({ allowed: false });
  });
});

describe("spending a link or a code", () => {
  test("A7 what was mailed to an address is void once an admin has given the account another one", async () => {
    const { email, id } = await database.member();
    const { link, code } = await ask(email);
    const admin = await database.member("admin", "Adjoa");
    const changed = { name: "Ada", email: `new.${email}`, role: "user", status: "active" } as const;
    const { data } = await admin.supabase.rpc("user_by_id", { user_id: id }).single();
    expect(await updateUser(admin.supabase, { id, version: data?.version ?? "" }, changed)).toBeNull();
    for (const proof of [
      link,
      { email, token: code, type: "recovery" },
      { email: changed.email, token: code, type: "recovery" },
    ] as const)
      expect((await attempt(proof)).outcome).toEqual({ ok: false, reason: "expired" });
    const next = await ask(changed.email);
    expect((await attempt(next.link)).outcome).toMatchObject({ ok: true, member: { id } });
  });

  test("A7 a link works once, and signs its owner in with a session of its own", async () => {
    const { email, id } = await database.member();
    const { link } = await ask(email);
    const first = await attempt(link);
    expect(first.outcome).toMatchObject({ ok: true, member: { id } });
    expect(first.cookies.join()).toContain("session");
    const before = await sessionsOf(id);
    const second = await attempt(link);
    expect(second).toEqual({ outcome: { ok: false, reason: "expired" }, cookies: [] });
    expect(await sessionsOf(id)).toBe(before);
  });

  test("A7 a link that is too old changes nothing", async () => {
    const { email, id } = await database.member();
    const { link, code } = await ask(email);
    await database.query(
      "update auth.users set recovery_sent_at = recovery_sent_at - interval '11 minutes' where id = $1",
      [id],
    );
    expect((await attempt(link)).outcome).toEqual({ ok: false, reason: "expired" });
    expect((await attempt({ email, token: code, type: "recovery" })).outcome).toEqual({
      ok: false,
      reason: "expired",
    });
    expect(await sessionsOf(id)).toBe(1);
  });

  test("the code of a sign-in mail is worth its link", async () => {
    const { email, id } = await database.member();
    const { code, link } = await ask(email, "magiclink");
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`;
    const proof = typedCode.parse({ email: ` ${email.toUpperCase()}`, token: typed, type: "magiclink" });
    expect((await attempt(proof)).outcome).toMatchObject({ ok: true, member: { id } });
    expect((await attempt(link)).outcome).toEqual({ ok: false, reason: "expired" });
  });

  test("A6 a code that was guessed at ten times is void, from whatever address", async () => {
    const { email, id } = await database.member();
    const { code } = await ask(email);
    const guess = (token: string) => attempt({ email, token, type: "recovery" });
    const wrong = code === "0000000000" ? "1111111111" : "0000000000";
    for (let number = 1; number < 10; number += 1)
      expect((await guess(wrong)).outcome).toEqual({ ok: false, reason: "expired" });
    const tenth = await guess(wrong);
    expect(tenth.outcome).toMatchObject({ ok: false, reason: "limited" });
    // It waits longer than the ten minutes that a code lives.
    expect(tenth.outcome).toHaveProperty("retryAfter", 900);
    expect(await guess(code)).toMatchObject({ outcome: { ok: false, reason: "limited" }, cookies: [] });
    expect(await sessionsOf(id)).toBe(1);
  });

  test("A6 links are not guessed either: each is made of the address and its code", async () => {
    const request = visitor();
    const guess = (number: number) => ({
      token_hash: createHash("sha256").update(`zola@example.com${number}`).digest("hex"),
      type: "recovery" as const,
    });
    for (let number = 0; number < 20; number += 1) await attempt(guess(number), request);
    expect((await attempt(guess(20), request)).outcome).toMatchObject({ ok: false, reason: "limited" });
  });

  test("an inactive member's link signs nobody in", async () => {
    const { email, id } = await database.member();
    const { link } = await ask(email);
    await database.query("update public.profiles set status = 'inactive' where user_id = $1", [id]);
    const { outcome, cookies } = await attempt(link);
    expect(outcome).toEqual({ ok: false, reason: "inactive" });
    expect(cookies.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
  });
});

describe("changing the address", () => {
  const password = "secret12";
  const asMember = ({ id, email }: { id: string; email: string }) =>
    ({ id, email, name: "Ada", role: "user", unread: 0, secondFactor: "off" as const }) as const;

  test("the new address confirms it, the old one is told, and the log has both steps", async () => {
    const person = await database.member();
    const newEmail = `new-${person.id}@example.com`;
    const change = (currentPassword: string) =>
      askForEmailChange(person.supabase, asMember(person), { currentPassword, newEmail });
    expect(await change("wrong")).toMatchObject({ field: "currentPassword" });
    expect(await change(password)).toBeNull();
    await expect.poll(() => mailsTo(newEmail)).toHaveLength(1);
    await expect.poll(() => mailsTo(person.email)).toHaveLength(1);
    expect((await person.supabase.rpc("current_member").single()).data?.email).toBe(person.email);
    expect(await sessionsOf(person.id), "checking the password leaves no session").toBe(1);

    const [mail = ""] = await mailsTo(newEmail);
    expect(mail, "no page takes its code").not.toContain("code");
    const token_hash = /token_hash=(\w+)/.exec(mail)?.[1] ?? "";
    const link = { token_hash, type: "email_change" } as const;
    expect(typedCode.parse({ email: newEmail, token: "1234567890", type: link.type }).type).toBe("recovery");
    expect((await attempt(link)).outcome).toMatchObject({
      ok: true,
      member: { id: person.id, email: newEmail },
    });
    expect((await attempt(link)).outcome).toEqual({ ok: false, reason: "expired" });
  });

  /** Asks, with the password, for another address, and gives the link that was mailed there. */
  async function askedChange(
    person: Awaited<ReturnType<typeof database.member>>,
    newEmail = `new-${crypto.randomUUID()}@example.com`,
  ) {
    const form = { currentPassword: password, newEmail };
    expect(await askForEmailChange(person.supabase, asMember(person), form)).toBeNull();
    await expect.poll(() => mailsTo(newEmail)).toHaveLength(1);
    const token_hash = /token_hash=(\w+)/.exec((await mailsTo(newEmail))[0] ?? "")?.[1] ?? "";
    return { token_hash, type: "email_change" } as const;
  }
  const addressOf = async (id: string) =>
    (await database.query<{ email: string }>("select email from auth.users where id = $1", [id]))[0]?.email;

  test("A7 a new password voids it: who knew the old one does not take the account with it", async () => {
    const person = await database.member();
    const link = await askedChange(person);
    expect((await person.supabase.auth.updateUser({ password: "calico-and-indigo" })).error).toBeNull();
    expect((await attempt(link)).outcome).toEqual({ ok: false, reason: "expired" });
    expect(await addressOf(person.id)).toBe(person.email);
  });

  test("A7 a link to the old address is void once the account has another", async () => {
    const person = await database.member();
    const { link: recovery } = await ask(person.email);
    expect((await attempt(await askedChange(person))).outcome).toMatchObject({ ok: true });
    expect((await attempt(recovery)).outcome).toEqual({ ok: false, reason: "expired" });
  });

  test("A7 an address that gets an account of its own voids the link there: it says so, and does not fail", async () => {
    const [person, newEmail] = [await database.member(), `new-${crypto.randomUUID()}@example.com`];
    const link = await askedChange(person, newEmail);
    const { supabase } = await requestClient(visitor());
    expect((await supabase.auth.signUp({ email: newEmail, password })).error).toBeNull();
    expect((await attempt(link)).outcome).toEqual({ ok: false, reason: "expired" });
    expect(await addressOf(person.id)).toBe(person.email);
  });

  test("an account that was made inactive meanwhile keeps its address", async () => {
    const [person, admin] = [await database.member(), await database.member("admin")];
    const link = await askedChange(person);
    await admin.supabase.rpc("update_user", {
      user_id: person.id,
      name: "Ama",
      email: person.email,
      role: "user",
      status: "inactive",
    });
    expect((await attempt(link)).outcome).toMatchObject({ ok: false });
    expect(await addressOf(person.id)).toBe(person.email);
  });

  test("a session alone moves no account to another address, past the site either", async () => {
    const person = await database.member();
    const newEmail = `new-${person.id}@example.com`;
    const move = () => person.supabase.auth.updateUser({ email: newEmail });
    const pending = async () =>
      database.query("select email_change from auth.users where id = $1", [person.id]);
    await database.query(
      "update auth.sessions set created_at = now() - interval '2 minutes' where user_id = $1",
      [person.id],
    );
    await move();
    expect(await pending()).toEqual([{ email_change: "" }]);
    expect((await person.supabase.rpc("allow_email_change")).error?.code).toBe("42501");
    await move();
    expect(await pending()).toEqual([{ email_change: "" }]);
  });

  test("an address that somebody has gets the same answer, and its owner a mail", async () => {
    const [person, owner] = [await database.member(), await database.member()];
    const form = { currentPassword: password, newEmail: owner.email };
    expect(await askForEmailChange(person.supabase, asMember(person), form)).toBeNull();
    await expect.poll(() => mailsTo(owner.email)).toHaveLength(1);
    expect((await mailsTo(owner.email)).join()).not.toContain("token_hash");
  });
});

const withCookie = (value: string) => new Request("http://localhost/", { headers: { Cookie: value } });
const pair = (cookie: string) => cookie.split(";")[0] ?? "";

test("a mail leads to where its reader wanted to be: on this site, in this browser, by a mail of that kind", async () => {
  const asked = (from: string) => awaitedCode.keep({ email: "ama@example.com", type: "magiclink", from });
  const cookie = pair(await asked("/submit?tab=job"));
  expect(await wantedPage(withCookie(cookie), "magiclink")).toBe("/submit?tab=job");
  expect(await wantedPage(withCookie(cookie), "recovery")).toBe("/dashboard");
  expect(await wantedPage(withCookie(""), "magiclink")).toBe("/dashboard");
  expect(await wantedPage(withCookie(`${cookie.slice(0, -4)}AAAA`), "magiclink")).toBe("/dashboard");
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", ""]) {
    expect(await wantedPage(withCookie(pair(await asked(elsewhere))), "magiclink")).toBe("/dashboard");
    expect(await afterReset(withCookie(pair(await allowReset("ama", elsewhere))))).toBe("/dashboard");
  }
  expect(await afterReset(withCookie(pair(await allowReset("ama", "/submit?tab=job"))))).toBe(
    "/submit?tab=job",
  );
});

test("a password is reset only by who has just spent a link: their own, for ten minutes, in this browser", async () => {
  const member = {
    id: crypto.randomUUID(),
    email: "ama@example.com",
    name: "Ama",
    role: "user",
    unread: 0,
    secondFactor: "off" as const,
  } as const;
  const cookie = (await allowReset(member.id, "/submit?tab=job")).split(";")[0] ?? "";
  expect(await mayReset(withCookie(cookie), member)).toBe(true);
  expect(await mayReset(withCookie(cookie), { ...member, id: crypto.randomUUID() })).toBe(false);
  expect(await mayReset(withCookie(cookie), null)).toBe(false);
  expect(await mayReset(withCookie(""), member)).toBe(false);
  expect(await mayReset(withCookie(`${cookie.slice(0, -4)}AAAA`), member)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 600_001, toFake: ["Date"] });
  expect(await mayReset(withCookie(cookie), member)).toBe(false);
  vi.useRealTimers();
});
