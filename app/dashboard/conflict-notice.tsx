import { type ReactNode, useEffect, useRef } from "react";
import type { Conflict } from "#app/moderation/conflict.ts";
import { useTranslator } from "#app/words/use-translator.tsx";

type Props = {
  conflict: Conflict;
  noun: string;
  /** The item is published, so saving would only submit an edit. */
  published?: boolean;
  heading?: "h2" | "h3";
};

/** What is saved now, field by field, beside what the editor typed. */
export function ConflictNotice({ conflict, noun, published, heading: Heading = "h3" }: Props) {
  const t = useTranslator("editSubmission");
  const { by, at, ago, differences } = conflict;
  const state = published ? "yes" : "no";
  return (
    <Notice about={conflict}>
      <p>
        <strong>
          {t.rich("conflict.changed", {
            by,
            noun,
            published: state,
            what: (text) => <span>{text}</span>,
            time: () => <time dateTime={at}>{ago}</time>,
          })}
        </strong>{" "}
        {t("conflict.kept")} {t("conflict.next", { published: state })}
      </p>
      {differences.length === 0 && <p>{t("conflict.same")}</p>}
      {differences.map(({ label, saved, typed }) => (
        <section key={label} aria-label={label}>
          <Heading>{label}</Heading>
          <dl className="facts">
            <dt>{t("conflict.saved")}</dt>
            <dd>
              <bdi>{saved || t("conflict.empty")}</bdi>
            </dd>
            <dt>{t("conflict.yours")}</dt>
            <dd>
              <bdi>{typed || t("conflict.empty")}</bdi>
            </dd>
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
