import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { breadcrumbs, JsonLd } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { PageLink, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";

type List = { name: string; path: string; back: string };

type Props = {
  list: List;
  title: string;
  /** The full address of the page. */
  address: string;
  structuredData: Parameters<typeof JsonLd>[0]["data"] | null;
  /** Replaces the link back to the list. */
  crumbs?: ReactNode;
  /** The path whose report is about what is shown, if that isn't the page's. */
  reported?: string;
  className?: string;
  children: ReactNode;
};

/** The frame of an item's public page, with its structured data. */
export function ItemPage({
  list,
  title,
  address,
  structuredData,
  crumbs,
  reported = new URL(address).pathname,
  className,
  children,
}: Props) {
  const localPath = useLocalPath();
  const t = useTranslator("lists");
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <article className={className}>
        {crumbs ?? (
          <p className="crumbs text-sm">
            <PageLink href={list.path}>
              <Icon name="prev" /> {list.back}
            </PageLink>
          </p>
        )}
        {children}
        <p className="mt-6 text-sm print:hidden">
          <PageLink className="text-muted" href={`${reported}/report`} rel="nofollow">
            {t("report")}
          </PageLink>
        </p>
        {structuredData && <JsonLd data={structuredData} />}
        <JsonLd
          data={breadcrumbs([
            [list.name, absoluteUrl(localPath(list.path))],
            [title, address],
          ])}
        />
      </article>
    </main>
  );
}

type MissingProps = {
  list: List;
  kind: "Logo" | "Event" | "Job" | "Term";
  /** Why it could not be read; null where there is none. */
  failure: string | null;
  /** Its owner had it taken down, which happens to logos. */
  isTakenDown?: boolean;
};

export function MissingItem({ list, kind, failure, isTakenDown }: MissingProps) {
  const t = useTranslator("lists");
  const [title, text] = isTakenDown
    ? [t("takenDown"), t("ownerAsked")]
    : [t("missing.title", { kind }), t("missing.text", { kind })];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="section" role={failure ? "alert" : undefined}>
        <EmptyState
          as="h1"
          title={failure ?? title}
          text={failure ? t("tryAgain") : text}
          action={<ButtonLink href={list.path}>{list.back}</ButtonLink>}
        />
      </div>
    </main>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  );
}

/** Blank lines separate paragraphs; single line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
    <p key={index} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}

export function Similar({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar">
      <div className="kicker">
        <h2 id="similar">{title}</h2>
      </div>
      <div className="event-cards stack">{children}</div>
    </section>
  );
}
