import { beforeEach, expect, test, vi } from "vitest";
import type { Member } from "#app/accounts/session.server.ts";
import { logoServerKind } from "#app/content/logo/kind.server.ts";
import { env } from "#app/lib/env.server.ts";
import { decide, undoDecision } from "#app/moderation/decide.server.ts";
import { saveContent } from "#app/moderation/save-record.server.ts";
import type { TestMember } from "#tests/support/database.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const sendMail = vi.hoisted(() =>
  vi.fn(async (_mail: { to: string; subject: string; text: string; html: string; headers: object }) => true),
);
vi.mock("#app/lib/mail.server.ts", () => ({ sendMail }));

const database = await testDatabase();
const admin = await database.member("admin", "Root");
const member = await database.member("user", "Ada");
// Only now: where mail is on, an account is confirmed first.
env.SMTP_URL = "smtp://localhost:2525";
beforeEach(() => sendMail.mockClear());

async function send(sender: TestMember) {
  const { data } = await sender.supabase
    .from("logos")
    .insert({
      title: "Sun\r\nBcc: x@example.com",
      company: "Zuri",
      image_url: "/files/logos/a/b.svg",
      status: "pending",
    })
    .select("id, slug, updated_at")
    .single()
    .throwOnError();
  return { id: data.id, slug: data.slug, version: data.updated_at };
}

async function sendAndDecide(sender: TestMember, note?: string) {
  const decision = note ? "rejected" : "approved";
  const answer = await decide(admin.supabase, [{ type: "logo", ...(await send(sender)) }], {
    decision,
    note,
  });
  expect(answer?.items).toMatchObject([{ outcome: "decided", said: null }]);
  return answer?.items[0]?.id;
}

test("whoever sent an item is mailed the decision and the note", async () => {
  const id = await sendAndDecide(member, "Please send the mark alone.");
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
  const [mail] = sendMail.mock.calls[0] ?? [];
  expect(mail).toMatchObject({ to: member.email, subject: "Ubunifu: your logo was rejected" });
  expect(mail?.text).toContain("Please send the mark alone.");
  const profile = "http://localhost:3000/dashboard/profile";
  expect(mail?.text).toContain(`See your submission: ${profile}/submissions/logo/${id}\n`);
  expect(mail?.headers).toEqual({ "List-Unsubscribe": `<${profile}#emails>` });
});

test("an approval leads to the page, and shows its preview", async () => {
  const { id, slug, version } = await send(member);
  await decide(admin.supabase, [{ type: "logo", id, version }], { decision: "approved" });
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
  const [mail] = sendMail.mock.calls[0] ?? [];
  expect(mail?.text).toContain(`See the page: http://localhost:3000/logos/${slug}\n`);
  expect(mail?.html).toContain(`/previews/logos/${slug}.png`);
});

test("nobody is mailed who switched it off or decides their own item", async () => {
  const quiet = await database.member("user", "Quiet");
  await quiet.supabase.from("profiles").update({ mail_notifications: false }).eq("user_id", quiet.id);
  await sendAndDecide(admin);
  await sendAndDecide(quiet);
  // Asked for last, so it is mailed last.
  await sendAndDecide(member, "Last");
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalled());
  expect(sendMail.mock.calls.map(([mail]) => mail.text.includes("Last"))).toEqual([true]);
});

test("whoever's logo is decided in its form is mailed, too, and not by what is saved of it afterwards", async () => {
  const { id } = await send(member);
  const save = async (fields: Record<string, string>) => {
    const [row] = await database.query<{ version: string }>(
      "select to_json(updated_at) #>> '{}' as version from logos where id = $1",
      [id],
    );
    const logo = { title: "Sun", company: "Zuri", year: "2020", image_url: "/files/logos/a/b.svg" };
    const url = new URL(`http://localhost/dashboard/logos/${id}/edit`);
    const body = new URLSearchParams({ ...logo, ...fields, updated_at: row?.version ?? "" });
    const session = { supabase: admin.supabase, member: { id: admin.id } as Member };
    const answer = await saveContent(logoServerKind, {
      request: new Request(url, { method: "POST", body }),
      url,
      session,
      id,
    });
    expect(answer).toBeInstanceOf(Response);
  };
  await save({ status: "pending" });
  await save({ status: "approved" });
  await save({ status: "approved", description: "Seen again" });
  await save({ status: "rejected" });
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2));
  expect(sendMail.mock.calls.map(([{ to, subject }]) => [to, subject]).sort()).toEqual([
    [member.email, "Ubunifu: your logo was approved"],
    [member.email, "Ubunifu: your logo was rejected"],
  ]);
});

test("a decision about several items mails each sender once, and nobody of an item that was decided before", async () => {
  const other = await database.member("user", "Ben");
  const items = [await send(member), await send(other), await send(other)];
  const choices = items.map((item) => ({ type: "logo" as const, ...item }));
  await decide(admin.supabase, choices.slice(2), { decision: "approved" });
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
  sendMail.mockClear();
  const rejection = { decision: "rejected", note: "Not this year." } as const;
  const answer = await decide(admin.supabase, choices, rejection);
  // Sent twice, it is answered as the first time, and nobody is mailed twice.
  const again = await decide(admin.supabase, choices, rejection);
  const told = (items = answer?.items) => items?.map(({ id, title, said }) => ({ id, title, said }));
  expect(told(again?.items)).toEqual(told());
  expect(answer?.items.filter(({ said }) => !said)).toHaveLength(2);
  expect(answer?.items.find(({ said }) => said)).toMatchObject({
    id: items[2]?.id,
    said: {
      title: expect.stringMatching(/^Root already approved “Sun[^”]*”$/),
      text: "Your decision wasn’t saved.",
    },
  });
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(2));
  expect(sendMail.mock.calls.map(([{ to }]) => to).sort()).toEqual([member.email, other.email].sort());
  expect(sendMail.mock.calls.every(([{ text }]) => text.includes("Not this year."))).toBe(true);
});

test("of several items, one that is removed before they are decided is told by its name", async () => {
  const items = [await send(member), await send(member)];
  const [gone] = items;
  const [row] = await database.query<{ title: string }>("delete from logos where id = $1 returning title", [
    gone?.id,
  ]);
  const choices = items.map((item) => ({ type: "logo" as const, ...item }));
  const answer = await decide(admin.supabase, choices, { decision: "approved" });
  expect(answer?.items.find(({ said }) => said)).toEqual({
    ...row,
    id: gone?.id,
    outcome: "missing",
    said: { title: "This item is gone", text: "It was removed before you decided." },
  });
});

test("whoever was mailed a decision is mailed that it was taken back, once, and nobody else is", async () => {
  const person = await database.member("user", "Zola");
  const quiet = await database.member("user", "Still");
  await quiet.supabase.from("profiles").update({ mail_notifications: false }).eq("user_id", quiet.id);
  // A mail of an earlier test may still be on its way.
  const mails = () =>
    sendMail.mock.calls.flatMap(([{ to, subject }]) =>
      [person.email, quiet.email, admin.email].includes(to) ? [[to, subject]] : [],
    );
  const items = [await send(person), await send(quiet), await send(admin)];
  const choices = items.map((item) => ({ type: "logo" as const, ...item }));
  await decide(admin.supabase, choices, { decision: "approved" });
  await vi.waitFor(() => expect(mails()).toHaveLength(1));
  const form = new FormData();
  form.set("items", items.map(({ id }) => `logo.${id}`).join(" "));
  expect(await undoDecision(admin.supabase, form)).toMatchObject({ title: "Decision undone" });
  expect(await undoDecision(admin.supabase, form)).toMatchObject({ kind: "info" });
  await vi.waitFor(() => expect(mails()).toHaveLength(2));
  // Asked for last, so it is mailed last.
  await sendAndDecide(person, "Last");
  await vi.waitFor(() => expect(mails()).toHaveLength(3));
  expect(mails()).toEqual([
    [person.email, "Ubunifu: your logo was approved"],
    [person.email, "Ubunifu: your logo is waiting for review again"],
    [person.email, "Ubunifu: your logo was rejected"],
  ]);
  expect(sendMail.mock.calls.map(([{ text }]) => text)).toContainEqual(
    expect.stringMatching(/^“Sun[^”]*” is waiting for review again\n\nPlease ignore our last email about it/),
  );
});

test("a decision about many items that is taken back at once is mailed first, and then that it was taken back", async () => {
  const person = await database.member("user", "Chi");
  const items = [];
  for (let number = 0; number < 8; number += 1) items.push(await send(person));
  const choices = items.map((item) => ({ type: "logo" as const, ...item }));
  await decide(admin.supabase, choices, { decision: "rejected" });
  const form = new FormData();
  form.set("items", items.map(({ id }) => `logo.${id}`).join(" "));
  expect(await undoDecision(admin.supabase, form)).toMatchObject({ title: "Decision undone" });
  const subjects = () =>
    sendMail.mock.calls.flatMap(([{ to, subject }]) => (to === person.email ? [subject] : []));
  await vi.waitFor(() => expect(subjects()).toHaveLength(16), { timeout: 10_000 });
  expect(subjects().slice(0, 8)).toEqual(Array(8).fill("Ubunifu: your logo was rejected"));
});
