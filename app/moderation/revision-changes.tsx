import type { Mark } from "#app/ui/optical-size.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Change } from "./item-facts.ts";

type Image = { url: string | null; mark: Mark | null | undefined };

type Props = {
  id: string;
  /** Where everybody reads what is published; null where it has no page. */
  href: string | null;
  changes: Change[];
  /** The picture that is published and the one of the edit, where they differ. */
  images: [published: Image, edit: Image] | null;
};

/** What an edit of a published item changes: what is published beside what it would be. */
export function RevisionChanges({ id, href, changes, images }: Props) {
  return (
    <section className="revision table-cards" aria-labelledby={`changes-${id}`}>
      <div className="row between">
        <h3 id={`changes-${id}`}>What this edit changes</h3>
        {href && <a href={href}>See the published page</a>}
      </div>
      {changes.length === 0 && !images && <p>Nothing: it says what is published.</p>}
      <dl className="change">
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">Published: </span>
              {was ? <del>{was}</del> : "Empty"}
            </dd>
            <dd>
              <span className="visually-hidden">Edit: </span>
              {is ? <ins>{is}</ins> : "Empty"}
            </dd>
          </div>
        ))}
        {images && (
          <div className="pictures">
            <dt>Picture</dt>
            {images.map(({ url, mark }, index) => (
              <dd key={url}>
                <span className="small">{index === 0 ? "Published" : "Edit"}</span>
                {url ? (
                  <div className="plate">
                    <Picture
                      src={url}
                      mark={mark}
                      title={index === 0 ? "Published picture" : "Picture of the edit"}
                      id={id}
                      width={240}
                      height={180}
                    />
                  </div>
                ) : (
                  ": none"
                )}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
