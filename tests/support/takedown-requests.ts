import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { startMailServer } from "./mail-server.ts";
import { hiddenField } from "./read-page.ts";
import { drawing, submittedLogo } from "./submissions.ts";
import { testSite } from "./test-site.ts";
import { signedIn, type Visitor, visitor } from "./visitor.ts";

/** A site that sends mail, and what people do about takedown requests there. */
export async function takedownRequestSite() {
  const mails = await startMailServer();
  const site = await testSite({ SMTP_URL: mails.url });
  const [ama, ben, adjoa] = await Promise.all([
    signedIn(site.url, "ama"),
    signedIn(site.url, "ben"),
    signedIn(site.url, "adjoa"),
  ]);

  /** Sent by ama, where `place` is this site. */
  async function published({
    image = picture(),
    sender = ama,
    title = `Kora ${randomUUID()}`,
    place = site,
  } = {}) {
    await sender.post("/submit", { ...submittedLogo({ title, submission_id: randomUUID() }), image });
    const [row] = await place.sql<{ id: string; slug: string; image_url: string }>(
      "update logos set status = 'approved' where title = $1 returning id, slug, image_url",
      title,
    );
    if (!row) throw new Error(`${title} was not sent.`);
    return { ...row, title, image };
  }

  async function mailTo(email: string, count: number): Promise<string> {
    await expect.poll(() => mails.mailsTo(email).length, { timeout: 10_000 }).toBe(count);
    return mails.mailsTo(email).at(-1) ?? "";
  }

  /** Asks, and confirms by the mailed link; gives its page and its address in the dashboard. */
  async function confirmed(logo: { slug: string }, fields: Record<string, string> = {}) {
    const email = fields.email ?? `zuri-${randomUUID()}@zuri.example`;
    const { browser } = await ask(site.url, logo, {
      domain: "https://www.zuri.example/about",
      ...fields,
      email,
    });
    const page = pageIn(await mailTo(email, 1));
    await browser.post(page, { intent: "confirm" });
    const [row] = await site.sql<{ id: string }>("select id from takedown_requests where email = $1", email);
    return { email, page, browser, reviewPath: `/dashboard/moderation/takedown-request/${row?.id}` };
  }

  return { mails, site, ama, ben, adjoa, published, mailTo, confirmed };
}

let drawn = 0;
/** A picture that no other logo has. */
function picture() {
  drawn += 1;
  return drawing("mark.svg", `<rect width="${drawn}" height="2" fill="#a3${10 + drawn}00"/>`);
}

const askedTakedown = {
  kind: "takedown",
  explanation: "We drew it, and nobody asked us.",
  email: "",
  domain: "",
  name: "",
};

/** Sends the form of a logo, by default from a network of its own; gives the answer. */
export async function ask(
  url: string,
  logo: { slug: string },
  fields: Record<string, string>,
  browser = visitor(url),
) {
  const path = `/logos/${logo.slug}/takedown-request`;
  const submission_id = hiddenField(await read(browser, path), "submission_id");
  const answer = await browser.post(path, { ...askedTakedown, submission_id, ...fields });
  return { answer, browser };
}

export const read = async (browser: Visitor, path: string) => (await browser.ask(path)).text();

export const pageIn = (mail: string) =>
  /https?:\/\/[^/\s]+(\/takedown-requests\/[\w-]+)/.exec(mail)?.[1] ?? "";
