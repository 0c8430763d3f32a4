import { type ReactNode, useId } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Change } from "#app/content/item-facts.ts";
import type { Revision } from "#app/moderation/revisions.server.ts";

type Props = {
  heading: string;
  /** What the two versions are, such as Published and Edit. */
  versions: [was: string, is: string];
  changes: Change[];
  images?: Revision["images"];
  /** Where nothing has changed. */
  nothing: string;
  /** Beside the heading. */
  children?: ReactNode;
};

/** Field by field. */
export function Changes({ heading, versions: [was, is], changes, images = [], nothing, children }: Props) {
  const id = useId();
  return (
    <section className="table-frame rounded px-4 py-3 [border:1px_solid_var(--line)]" aria-labelledby={id}>
      <div className="row justify-between">
        <h3 id={id}>{heading}</h3>
        {children}
      </div>
      {changes.length === 0 && images.length === 0 && <p>{nothing}</p>}
      <dl className="text-sm [&>div+div]:line-t">
        {changes.map((change) => (
          <ChangeRow key={change.label} label={change.label}>
            <dd>
              <span className="sr-only">{was}: </span>
              {change.was ? <del className="text-muted">{change.was}</del> : "Empty"}
            </dd>
            <dd>
              <span className="sr-only">{is}: </span>
              {change.is ? <ins className="font-semibold no-underline">{change.is}</ins> : "Empty"}
            </dd>
          </ChangeRow>
        ))}
        {images.map(({ label, ...sides }) => (
          <div key={label} className="grid grid-cols-2 gap-x-5 py-[0.35rem] @max-[55rem]/table:grid-cols-1">
            <dt className="col-span-full text-muted first-letter:uppercase">{label}</dt>
            {(
              [
                ["was", was],
                ["is", is],
              ] as const
            ).map(([side, version]) => {
              const { url, mark, onDark } = sides[side];
              return (
                <dd key={side}>
                  <span className="by">{version}</span>
                  {url ? (
                    <div className={onDark ? "plate ink" : "plate"}>
                      <Picture
                        src={url}
                        mark={mark}
                        title={`${label}, ${version}`}
                        width={240}
                        height={180}
                      />
                    </div>
                  ) : (
                    ": none"
                  )}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What it was, and what it is, beside its name, or below it where there is no room. */
export function ChangeRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] gap-x-5 py-[0.35rem] wrap-anywhere whitespace-pre-line @max-[55rem]/table:grid-cols-1">
      <dt className="text-muted first-letter:uppercase">{label}</dt>
      {children}
    </div>
  );
}

type RevisionProps = { heading: string; revision: Revision };

/** What a member's edit makes of what is published. */
export function RevisionChanges({ heading, revision: { href, changes, images } }: RevisionProps) {
  return (
    <Changes
      heading={heading}
      versions={["Published", "Edit"]}
      changes={changes}
      images={images}
      nothing="Nothing. It matches the published version."
    >
      {href && <a href={href}>See the published page</a>}
    </Changes>
  );
}
