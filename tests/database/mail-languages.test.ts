import { beforeEach, expect, test, vi } from "vitest";
import { mailSecondFactor } from "#app/accounts/second-factor-mail.server.ts";
import { replyToMessage, sendContactMessage } from "#app/email/contact.server.ts";
import { subscribe } from "#app/email/newsletter-subscription.server.ts";
import { env } from "#app/lib/env.server.ts";
import { serveVisitor } from "#app/lib/visitor.server.ts";
import { mailDecision } from "#app/moderation/decision-mail.server.ts";
import { mailReportDecision } from "#app/moderation/report-mail.server.ts";
import type { Language } from "#app/words/languages.ts";
import { testDatabase } from "#tests/support/test-database.ts";

type SentMail = { to: string; subject: string; text: string; html: string; headers?: object };
const sendMail = vi.hoisted(() => vi.fn(async (_mail: SentMail) => true));
vi.mock("#app/lib/mail.server.ts", () => ({ sendMail }));
vi.mock("#app/lib/env.server.ts", async (original) => ({
  ...(await original<typeof import("#app/lib/env.server.ts")>()),
  sendsMail: true,
}));

const database = await testDatabase();
const admin = await database.member("admin", "Root");
const member = await database.member("user", "Awa");
env.SMTP_URL = "smtp://localhost:2525";
beforeEach(() => sendMail.mockClear());

const choose = (language: Language) =>
  member.supabase.from("profiles").update({ language }).eq("user_id", member.id).throwOnError();
async function theMail() {
  await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
  const [mail] = sendMail.mock.calls[0] ?? [];
  if (!mail) throw new Error("No mail was sent.");
  return mail;
}
/** As a visitor of a page in `language`. */
const onPage = <Result>(language: Language, work: () => Result) =>
  serveVisitor({ address: "192.0.2.7", language }, work);
const item = {
  type: "job",
  original: "1",
  slug: "brand-designer",
  title: "Brand designer",
  email: member.email,
};

test("a member reads what was decided in their language, and so are the pages to which it leads", async () => {
  await choose("fr");
  mailDecision(item, "approved", undefined);
  const mail = await theMail();
  expect(mail.subject).toBe("Ubunifu\u00a0: votre offre est approuvée");
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.text).toContain("«\u00a0Brand designer\u00a0» est sur Ubunifu");
  expect(mail.text).toContain("Voir la page: http://localhost:3000/fr/jobs/brand-designer");
});

test("in Arabic it is read from the right, and what people wrote keeps its own direction", async () => {
  await choose("ar");
  mailDecision(item, "rejected", "Please say who pays.\nAnd when.");
  const mail = await theMail();
  expect(mail.subject).toBe("Ubunifu: لم تُقبل فرصة العمل التي أرسلتها");
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain("لم يُقبل «\u2068Brand designer\u2069»");
  expect(mail.text).toContain("يقول المراجع:\n\u2068Please say who pays.\u2069\n\u2068And when.\u2069\n");
});

test("a member gets it so from whatever page it comes", async () => {
  await choose("pt");
  await onPage("sw", () => mailSecondFactor(member.email, "on"));
  expect((await theMail()).subject).toBe("A entrada em dois passos foi ativada na sua conta Ubunifu");
});

test("who has no account gets it in the language of the page where they asked", async () => {
  await onPage("sw", () => subscribe("zawadi@example.com", "192.0.2.7"));
  const mail = await theMail();
  expect(mail.subject).toBe("Thibitisha kujiunga na jarida la Ubunifu");
  expect(mail.text).toMatch(/Thibitisha kujiunga: http:\/\/localhost:3000\/sw\/newsletter\/confirm\/\S+/);
  expect(mail.headers).toMatchObject({
    "List-Unsubscribe": expect.stringContaining("/sw/newsletter/unsubscribe/"),
  });
});

test("so do who wrote to us, and who reported something, whatever the language of whoever answers", async () => {
  const message = { name: "Efua", email: "efua@example.com", message: "Bonjour" };
  await onPage("fr", () => sendContactMessage(message, crypto.randomUUID()));
  sendMail.mockClear();
  const [row] = await database.query<{ id: string }>("select id from contact_messages");
  expect(await replyToMessage(admin.supabase, row?.id, "Akwaaba")).toBe("sent");
  expect((await theMail()).text).toContain("Efua a écrit\u00a0:\n> Bonjour");

  sendMail.mockClear();
  await database.query(
    `insert into reports (id, item_type, item_id, item_title, reason, email, language)
     values (gen_random_uuid(), 'event', gen_random_uuid(), 'GO TO evil.example', 'spam', 'efua@example.com', 'pt')`,
  );
  mailReportDecision(["efua@example.com"], "event", "removed");
  const answer = await theMail();
  expect(answer.subject).toBe("Ubunifu: vimos a sua denúncia");
  expect(answer.text).toContain("(evento). Obrigado. Tinha razão, e retirámos o conteúdo.");
  expect(answer.text).not.toContain("evil.example");
});
