import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { keptMails } from "#tests/support/mails.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const subscribers = () =>
  database.query(
    "select email, confirmed_at is not null as confirmed from public.newsletter_subscribers order by email",
  );

it("a visitor's subscription waits for the confirmation, and the address is forgotten when it ends", async () => {
  const { confirm, subscribe, unsubscribe } = await import("#app/email/newsletter-subscription.server.ts");
  const { newsletterToken } = await import("#app/email/newsletter-subscription.server.ts");
  const visitor = database.anonymous();
  const token = newsletterToken("ama@example.com");

  expect(await confirm(visitor, token)).toBe(false);
  expect(await subscribe("ama@example.com", "10.0.0.1")).toEqual({ outcome: "sent" });
  expect(await subscribe("ama@example.com", "10.0.0.1")).toEqual({ outcome: "sent" });
  expect(await subscribers()).toEqual([{ email: "ama@example.com", confirmed: false }]);
  expect(
    await database.query("select 1 from public.newsletter_subscribers where confirmation_hash = $1", [token]),
  ).toEqual([]);

  expect(await confirm(visitor, newsletterToken("kofi@example.com"))).toBe(false);
  expect(await confirm(visitor, "short")).toBe(false);
  expect(await confirm(visitor, token)).toBe(true);
  expect(await subscribers()).toEqual([{ email: "ama@example.com", confirmed: true }]);

  await unsubscribe(visitor, newsletterToken("kofi@example.com"));
  expect(await subscribers()).toHaveLength(1);
  await unsubscribe(visitor, token);
  await unsubscribe(visitor, token);
  expect(await subscribers()).toEqual([]);
  expect(await confirm(visitor, token)).toBe(false);
});

it("an address is mailed three times a day for a network, and a request is forgotten after a week", async () => {
  const { confirm, subscribe } = await import("#app/email/newsletter-subscription.server.ts");
  const { newsletterToken } = await import("#app/email/newsletter-subscription.server.ts");
  const visitor = database.anonymous();
  const signUp = async (network: string) => (await subscribe("zola@example.com", network)).outcome;
  // What a stranger does with an address is no reason to keep its owner waiting; and no page speaks of an email that isn't sent.
  for (const outcome of ["sent", "sent", "sent", "limit"]) expect(await signUp("10.0.0.1")).toBe(outcome);
  expect(await signUp("10.0.0.2")).toBe("sent");
  expect(await keptMails(env.DATA_DIR, "zola@example.com")).toHaveLength(4);

  await database.query("update public.newsletter_subscribers set requested_at = now() - interval '8 days'");
  expect(await confirm(visitor, newsletterToken("zola@example.com"))).toBe(false);
  expect(await subscribe("imani@example.com", "10.0.0.1")).toEqual({ outcome: "sent" });
  expect(await subscribers()).toEqual([{ email: "imani@example.com", confirmed: false }]);
});

it("a message is stored once, is read by admins only, and a visitor can read none", async () => {
  const { sendContactMessage } = await import("#app/email/contact.server.ts");
  const visitor = database.anonymous();
  const message = { name: "Ama", email: "ama@example.com", message: "Habari,\n<b>it's me</b>; drop table x" };
  const form = randomUUID();
  // R1: the same form posted twice.
  for (const _ of ["first", "second"]) expect(await sendContactMessage(message, form)).toBe(true);
  expect(await sendContactMessage({ ...message, email: "nobody" }, form)).toBe(false);
  expect(await database.query("select name, email, message from public.contact_messages")).toEqual([message]);

  expect((await visitor.from("contact_messages").select()).data ?? []).toEqual([]);
  expect((await visitor.from("newsletter_subscribers").select()).data ?? []).toEqual([]);
  const admin = await database.member("admin");
  const messages = async () => (await admin.supabase.from("contact_messages").select("message")).data;
  expect(await messages()).toEqual([{ message: message.message }]);
  // Whoever goes back and writes something else says something else; so does whoever writes the same in another form.
  await sendContactMessage({ ...message, message: "And hello again" }, form);
  await sendContactMessage(message, randomUUID());
  expect(await messages()).toHaveLength(3);
});
