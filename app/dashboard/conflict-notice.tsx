import { type ReactNode, useEffect, useRef } from "react";
import type { Conflict } from "#app/review/conflict.ts";

type Props = {
  conflict: Conflict;
  noun: string;
  /** The item is published, so saving would only hand in an edit. */
  published?: boolean;
  heading?: "h2" | "h3";
};

/** What is saved now, field by field, beside what the editor typed. */
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

/** The record is gone. A new `about` shows the notice again. */
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
