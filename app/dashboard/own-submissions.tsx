import type { ReactNode } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tag } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { OwnSubmission } from "#app/moderation/own-submissions.server.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";

export function OwnSubmissions({ submissions }: { submissions: OwnSubmission[] }) {
  const t = useTranslator("profile");
  if (submissions.length === 0)
    return (
      <EmptyState
        as="h3"
        title={t("submissions.none")}
        text={t("submissions.noneText")}
        action={
          <PageLink className="btn" href="/submit">
            {t("submissions.submit")}
          </PageLink>
        }
      />
    );
  return (
    <SubmissionRows
      submissions={submissions}
      heading="h3"
      links={({ editHref, title }) =>
        editHref && (
          <PageLink className="more" href={editHref}>
            {t.rich("submissions.edit", { title, hidden: (text) => <span className="sr-only">{text}</span> })}
          </PageLink>
        )
      }
    />
  );
}

type RowsProps = {
  submissions: OwnSubmission[];
  heading: "h2" | "h3";
  links: (submission: OwnSubmission) => ReactNode;
};

export function SubmissionRows({ submissions, heading: Heading, links }: RowsProps) {
  const t = useTranslator("profile");
  const language = useLanguage();
  return (
    <ul className="rows entries">
      {submissions.map((submission) => {
        const { id, type, title, status, note, submittedAt, href, isEdit } = submission;
        return (
          <li key={id}>
            <div className="row justify-between">
              <Heading className="text-base" dir="auto">
                {href ? <PageLink href={href}>{title}</PageLink> : title}
              </Heading>
              <StatusBadge status={status} label={t("submissions.status", { status })} />
            </div>
            <p className="row by">
              <Tag>{t("submissions.kind", { kind: type })}</Tag>
              {isEdit && <span>{t("submissions.isEdit")}</span>}
              {/* Browsers write the dates of a language not all alike. */}
              <time dateTime={submittedAt} suppressHydrationWarning>
                {t("submissions.sent", { date: formatDate(submittedAt, language) })}
              </time>
              {links(submission)}
            </p>
            {note && (
              <p className="note">
                <b>{t("submissions.note")}</b> <span dir="auto">{note}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What stands below a list of a member's own. */
export function usePaginationWords() {
  const t = useTranslator("profile");
  return {
    pages: t("submissions.pages"),
    previous: t("submissions.previous"),
    next: t("submissions.next"),
    page: (page: number, pages: number) =>
      t("submissions.page", { page: String(page), pages: String(pages) }),
  };
}
