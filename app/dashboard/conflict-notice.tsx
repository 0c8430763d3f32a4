import { type ReactNode, useEffect, useRef } from "react";
import type { Conflict } from "#app/review/conflict.ts";

type Props = {
  conflict: Conflict;
  noun: string;
  /** Whether what is saved is published, and what is typed would only be an edit of it, for a reviewer. */
  published?: boolean;
  /** The level below the heading that the notice stands under. */
  heading?: "h2" | "h3";
};

/** Tells an editor that somebody was faster: what is saved now, field by field, beside what they typed. */
export function ConflictNotice({ conflict, noun, published, heading: Heading = "h3" }: Props) {
  const { by, at, ago, differences } = conflict;
  return (
    <Notice about={conflict}>
      <p>
        <strong>
          {by} {published && "approved or "}changed this {noun} <time dateTime={at}>{ago}</time>, while you
          were editing it.
        </strong>{" "}
        Nothing was overwritten, and nothing you typed is lost.{" "}
        {published
          ? "Sending it now asks a reviewer to replace what is published with what the form below holds."
          : "Saving now replaces what is saved with what the form below holds."}
      </p>
      {differences.length === 0 && <p>What you typed is what is saved.</p>}
      {differences.map(({ label, saved, typed }) => (
        <section key={label} aria-label={label}>
          <Heading>{label}</Heading>
          <dl>
            <dt className="small">Saved now</dt>
            <dd>{saved || "Empty"}</dd>
            <dt className="small">Yours</dt>
            <dd>{typed || "Empty"}</dd>
          </dl>
        </section>
      ))}
    </Notice>
  );
}

/** Tells an editor that there is nothing to change any more. `about` is another for each answer that says so. */
export function GoneNotice({ about, noun }: { about: unknown; noun: string }) {
  return (
    <Notice about={about}>
      <p>
        <strong>This {noun} does not exist any more.</strong> Somebody deleted it while you were editing it.
        Nothing was saved, and nothing you typed is lost: copy it from here, or add it anew.
      </p>
    </Notice>
  );
}

function Notice({ about, children }: { about: unknown; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice is shown
  useEffect(() => {
    notice.current?.scrollIntoView();
  }, [about]);
  return (
    <div className="conflict" role="alert" ref={notice}>
      {children}
    </div>
  );
}
