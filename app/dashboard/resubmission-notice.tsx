import { type Change, changedFacts } from "#app/content/item-facts.ts";
import type { Kind } from "#app/content/kind.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Changes } from "./changes.tsx";

type Rejected = { at: string; note: string | null; changes: Change[] };

/** `before` is the row as it was rejected; null where it never was. */
export function sinceRejection(
  kind: Kind,
  before: Record<string, unknown> | null,
  now: object,
): Rejected | null {
  if (!before) return null;
  // The picture that was rejected may be gone, so it is only named.
  const image = "image_url" in now ? now.image_url : null;
  const isNewPicture = (before.image_url ?? null) !== image;
  const picture = { label: "Picture", was: "", is: image ? "A new one" : "Removed" };
  return {
    at: String(before.reviewed_at),
    note: before.review_note ? String(before.review_note) : null,
    changes: [...(isNewPicture ? [picture] : []), ...changedFacts(kind, before, now)],
  };
}

export function ResubmissionNotice({ at, note, changes }: Rejected) {
  return (
    <>
      <div className="note">
        <p>
          <strong>Sent again.</strong> It was rejected on <time dateTime={at}>{formatDate(at)}</time>
          {note ? ":" : ", without a note."}
        </p>
        {note && <p className="max-w-[65ch] whitespace-pre-line">{note}</p>}
      </div>
      <Changes
        heading="What changed since"
        versions={["Rejected", "Now"]}
        changes={changes}
        nothing="Nothing. It is what was rejected."
      />
    </>
  );
}
