import { type ReactNode, useEffect, useRef } from "react";
import type { Conflict } from "#app/moderation/conflict.ts";

type Props = {
  conflict: Conflict;
  noun: string;
  /** The item is published, so saving would only submit an edit. */
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
          <span>{`${by} ${published ? "approved or " : ""}changed this ${noun}`}</span>{" "}
          <time dateTime={at}>{ago}</time>, while you were editing it.
        </strong>{" "}
        Nothing was overwritten, and your changes are still here.{" "}
        {published
          ? "If you send it now, we’ll ask a reviewer to replace the published version with the form below."
          : "If you save now, the form below replaces the saved version."}
      </p>
      {differences.length === 0 && <p>Your version and the saved one are the same.</p>}
      {differences.map(({ label, saved, typed }) => (
        <section key={label} aria-label={label}>
          <Heading>{label}</Heading>
          <dl className="facts">
            <dt>Saved now</dt>
            <dd>{saved || "Empty"}</dd>
            <dt>Yours</dt>
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
        <strong>This {noun} no longer exists.</strong> Someone deleted it while you were editing. Nothing was
        saved, but your text is still here: copy it, or add it as a new {noun}.
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
    <div className="note stack" role="alert" ref={notice}>
      {children}
    </div>
  );
}
