import { mailPreferencesPath } from "#app/accounts/notifications.server.ts";
import { serverClient } from "#app/backend/clients.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { sendMail } from "#app/lib/mail.server.ts";
import { renderMail } from "#app/lib/mail-html.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { siteName } from "#app/lib/site.ts";
import { pendingTotals, queuePage } from "./queue.server.ts";
import { waitingInWords } from "./waiting.ts";

/** To each admin who wants it, once a day, in whichever process on this database asks first. */
export async function mailDailyDigest(now = new Date()): Promise<void> {
  if (!env.SMTP_URL) return;
  const server = await serverClient();
  const { data: recipients } = await server
    .rpc("take_daily_mails", { as_of: now.toISOString() })
    .throwOnError();
  if (recipients.length === 0) return;
  const [{ messages, takedownRequests, reports }, { counts, items }] = await Promise.all([
    pendingTotals(server),
    queuePage(server, { type: "all", page: 1, pageSize: 1 }),
  ]);
  const total = counts.all + messages + takedownRequests + reports;
  if (total === 0) return;
  const parts = kinds.map(({ name, nouns }) => [counts[name] ?? 0, nouns] as const);
  const list = [
    ...parts,
    [takedownRequests, ["rights request", "rights requests"]] as const,
    [reports, ["reported item", "reported items"]] as const,
    [messages, ["unanswered message", "unanswered messages"]] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, nouns]) => countOf(count, nouns))
    .join("\n");
  const preferences = siteUrl + mailPreferencesPath;
  const place = counts.all + takedownRequests + reports > 0 ? "moderation" : "messages";
  for (const { email } of recipients)
    await sendMail({
      to: email,
      subject: `${siteName}: ${countOf(total, ["item", "items"])} to review`,
      ...renderMail({
        heading: "Waiting for review",
        paragraphs: [
          ...(counts.all > 0 ? [waitingInWords(counts.all, items[0]?.submittedAt, now)] : []),
          list,
        ],
        button: { label: `Open ${place}`, href: `${siteUrl}/dashboard/${place}` },
        hint: `You get this once a day because you asked for it. Turn it off on your profile: ${preferences}`,
      }),
      headers: { "List-Unsubscribe": `<${preferences}>` },
    });
}
