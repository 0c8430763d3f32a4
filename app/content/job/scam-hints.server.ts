import mailProviders from "email-providers/common.json" with { type: "json" };
import type { Supabase } from "#app/backend/supabase.types.ts";
import type { RowOf } from "#app/content/kind.ts";

type Job = RowOf<"jobs">;

/** Each with the words before it: a fee for the applicant, not the pay of the job. */
const fee =
  /\b(?:(?:registration|application|processing|training|visa|medical|agency|admin(?:istration)?|interview|onboarding|starter|uniform|clearance|security)[- ]+(?:fee|fees|deposit|charge|kit)|pay (?:us|for your|in advance|upfront)|upfront payment|refundable (?:fee|deposit|amount)|send (?:us )?money|mobile money|airtime|gift cards?|western union|moneygram|m-?pesa)\b/iu;
const chat = /\b(?:whats ?app|telegram|signal|wechat|imo)\b|(?:wa\.me|t\.me)\//iu;
const number = /(?:\+|\b00)\d[\d ().-]{7,17}\d|\b0\d{8,10}\b/u;
const shortened = new Set(
  "bit.ly bitly.com tinyurl.com t.co goo.gl cutt.ly is.gd v.gd ow.ly rb.gy rebrand.ly shorturl.at t.ly tiny.cc s.id linktr.ee wa.link".split(
    " ",
  ),
);
/** One of the list is kept for examples, and nobody's. */
const freeMail = new Set(mailProviders.filter((domain) => domain !== "example.com"));

/** What job scams have in common. Honest jobs have some of it, too: a person judges. */
export async function scamHints(supabase: Supabase, job: Job): Promise<string[]> {
  const words = wordsOf(job);
  const hints: string[] = [];
  const asked = fee.exec(words)?.[0];
  if (asked) hints.push(`It speaks of a payment: “${asked}”`);
  const domain = job.contact_email?.split("@")[1]?.toLowerCase();
  const site = siteIn(job);
  if (domain && freeMail.has(domain) && site)
    hints.push(`Applications go to an address at ${domain}, though the company has a site (${site})`);
  const links = [...linksIn(words), ...(job.application_url ? [job.application_url] : [])];
  const short = links.map(hostOf).find((host) => shortened.has(host));
  if (short) hints.push(`A link is shortened (${short}), so nobody sees where it leads`);
  if (!job.application_url && !job.contact_email && number.test(words))
    hints.push(`${chat.test(words) ? "A chat" : "A phone"} number is the only way to apply`);
  else if (chat.test(job.application_url ?? "")) hints.push("The only link leads to a chat");
  const typical = await typicalPay(supabase, job);
  if (typical && topPay(job) > 3 * typical)
    hints.push(
      `It pays ${Math.floor(topPay(job) / typical)} times what others here pay in ${job.salary_currency}`,
    );
  return hints;
}

const wordsOf = (job: Job): string =>
  [
    job.title,
    job.description,
    ...job.responsibilities,
    ...job.requirements,
    ...job.benefits,
    job.salary_note,
    job.company_description,
  ]
    .filter(Boolean)
    .join("\n");

const linksIn = (text: string): string[] =>
  text.match(/\b(?:https?:\/\/)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}(?:\/[^\s<>"]{0,200})?/giu) ?? [];

function hostOf(link: string): string {
  try {
    const { hostname } = new URL(/^https?:/i.test(link) ? link : `https://${link}`);
    return hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}

/** That of the link to apply, or one in its words about the company. */
function siteIn(job: Job): string | null {
  const links = [job.application_url ?? "", ...linksIn(job.company_description ?? "")];
  return links.map(hostOf).find((host) => host && !shortened.has(host) && !freeMail.has(host)) ?? null;
}

const topPay = ({ salary_maximum, salary_minimum }: Pick<Job, "salary_maximum" | "salary_minimum">) =>
  Number(salary_maximum ?? salary_minimum ?? 0);

/** The median of what is published in the same currency and for the same period; null where there are fewer than five. */
async function typicalPay(supabase: Supabase, job: Job): Promise<number | null> {
  if (!job.salary_currency || !topPay(job)) return null;
  const same = supabase
    .from("jobs")
    .select("salary_minimum, salary_maximum")
    .eq("status", "approved")
    .eq("salary_currency", job.salary_currency)
    .neq("id", job.id)
    .is("revision_of", null);
  const of = job.salary_period ? same.eq("salary_period", job.salary_period) : same.is("salary_period", null);
  const { data } = await of.order("created_at", { ascending: false }).limit(200).throwOnError();
  const pays = data
    .map(topPay)
    .filter(Boolean)
    .sort((one, other) => one - other);
  return pays.length < 5 ? null : (pays[Math.floor(pays.length / 2)] ?? null);
}
