import { expect, test, vi } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { mailDailyDigest } from "#app/moderation/daily-digest.server.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const sendMail = vi.hoisted(() =>
  vi.fn(async (_mail: { to: string; subject: string; text: string; headers: object }) => true),
);
vi.mock("#app/lib/mail.server.ts", () => ({ sendMail }));

const database = await testDatabase();
const admin = await database.member("admin", "Root");
await database.member("admin", "Quiet");
const member = await database.member("user", "Ada");
env.SMTP_URL = "smtp://localhost:2525";

const on = (day: number) => mailDailyDigest(new Date(`2031-05-0${day}T06:30:00Z`));

test("an admin who asked for it has one mail a day, which says what waits", async () => {
  await admin.supabase.from("profiles").update({ daily_mail: true }).eq("user_id", admin.id);
  await on(1);
  expect(sendMail, "nothing waits").not.toHaveBeenCalled();

  const image_url = "/files/logos/a/b.svg";
  for (const title of ["Sun", "Moon"])
    await member.supabase.from("logos").insert({ title, company: "Zuri", image_url }).throwOnError();
  await database
    .server()
    .rpc("send_contact_message", {
      name: "Efua",
      email: "efua@example.com",
      message: "Hello",
      submission_id: crypto.randomUUID(),
    })
    .throwOnError();
  await on(1);
  expect(sendMail, "this day’s has been").not.toHaveBeenCalled();

  // Several processes on one database.
  await Promise.all([on(2), on(2), on(2)]);
  expect(sendMail).toHaveBeenCalledOnce();
  const [mail] = sendMail.mock.calls[0] ?? [];
  expect(mail).toMatchObject({ to: admin.email, subject: "Ubunifu: 3 items to review" });
  expect(mail?.text).toMatch(/^Waiting for review\n\n2 items to review\. The oldest is [\d,]+ days old\./);
  expect(mail?.text).toContain("2 logos\n1 unanswered message\n\n");
  expect(mail?.text).toContain("Open moderation: http://localhost:3000/dashboard/moderation\n");
  expect(mail?.headers).toEqual({ "List-Unsubscribe": "<http://localhost:3000/dashboard/profile#emails>" });
});
