import pLimit from "p-limit";
import { mailPreferencesPath } from "#app/accounts/notifications.server.ts";
import { kindNamed, submittedKindNamed } from "#app/content/kinds.ts";
import { type Pen, sendLetter } from "#app/email/letter.server.ts";
import { previewPath } from "#app/images/preview-address.ts";
import { env, siteUrl } from "#app/lib/env.server.ts";
import { siteName } from "#app/lib/site.ts";

/** As the database tells it: `original` is the item, also where an edit of it was decided. */
type Decided = {
  type: string;
  original: string;
  title: string;
  /** Ends the address of the item's page. */
  slug?: string | null;
  email: string | null;
};

type What = "approved" | "rejected" | "undone" | "restored";

/** Mails the submitter, without waiting. Does nothing without SMTP_URL. Never throws: the site tells them, too. */
export function mailDecision(
  item: Decided,
  decision: "approved" | "rejected",
  note: string | undefined,
): void {
  mail(item, decision, ({ t, typed }) => (note ? [t("decision.note", { note: typed(note) })] : []));
}

export const mailUndone = (item: Decided): void => mail(item, "undone");

/** After it was taken from the site, by a decision that was taken back. */
export const mailRestored = (item: Decided): void => mail(item, "restored");

/** One at a time: spares the mail server, and an undo arrives after its decision. */
const inTurn = pLimit(1);

function mail(item: Decided, what: What, more: (pen: Pen) => string[] = () => []) {
  const { type, original, title, email } = item;
  if (!email || !env.SMTP_URL) return;
  const own = submittedKindNamed(type)
    ? `/dashboard/profile/submissions/${type}/${original}`
    : "/dashboard/profile#submissions";
  void inTurn(() =>
    sendLetter(email, (pen) => {
      const { t, pageAt, typed } = pen;
      const page = what === "approved" || what === "restored" ? publicPaths(item) : null;
      const preferences = pageAt(mailPreferencesPath);
      return {
        subject: t(`decision.${what}.subject`, { site: siteName, kind: type }),
        heading: t(`decision.${what}.heading`, { site: siteName, title: typed(title) }),
        paragraphs: [t(`decision.${what}.text`), ...more(pen)],
        ...(page && { preview: siteUrl + page.preview }),
        button: page
          ? { label: t("decision.page"), href: pageAt(page.item) }
          : { label: t("decision.own"), href: pageAt(own) },
        hint: t("decision.hint", { link: preferences }),
        headers: { "List-Unsubscribe": `<${preferences}>` },
      };
    }),
  );
}

function publicPaths({ type, original, slug }: Decided) {
  const kind = kindNamed(type);
  if (!kind) return null;
  const name = slug ?? original;
  return { item: `/${kind.table}/${name}`, preview: previewPath(kind.table, name) };
}
