import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Icon } from "#app/components/icon.tsx";
import { breadcrumbs, JsonLd } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";

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
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <article className={className}>
        {crumbs ?? (
          <p className="crumbs text-sm">
            <a href={list.path}>
              <Icon name="prev" /> {list.back}
            </a>
          </p>
        )}
        {children}
        <p className="mt-6 text-sm print:hidden">
          <a className="text-muted" href={`${reported}/report`} rel="nofollow">
            Report
          </a>
        </p>
        {structuredData && <JsonLd data={structuredData} />}
        <JsonLd
          data={breadcrumbs([
            [list.name, absoluteUrl(list.path)],
            [title, address],
          ])}
        />
      </article>
    </main>
  );
}

type MissingProps = {
  list: List;
  /** What one item is called: `Job`. */
  kind: string;
  /** Why it could not be read; null where there is none. */
  failure: string | null;
  /** Its owner had it taken down. */
  isTakenDown?: boolean;
};

export function MissingItem({ list, kind, failure, isTakenDown }: MissingProps) {
  const noun = kind.toLowerCase();
  const [title, text] = isTakenDown
    ? [`This ${noun} was taken down`, "Its owner asked us to."]
    : [`${kind} Not Found`, `The ${noun} you're looking for doesn't exist or has been removed.`];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="section" role={failure ? "alert" : undefined}>
        <EmptyState
          as="h1"
          title={failure ?? title}
          text={failure ? "Please try again in a moment." : text}
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
