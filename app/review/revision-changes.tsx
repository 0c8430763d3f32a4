import { Picture } from "#app/ui/picture.tsx";
import type { Revision } from "./revisions.server.ts";

type Props = { id: string; heading: string; revision: Revision };

export function RevisionChanges({ id, heading, revision: { href, changes, images } }: Props) {
  return (
    <section className="revision table-frame" aria-labelledby={`changes-${id}`}>
      <div className="row between">
        <h3 id={`changes-${id}`}>{heading}</h3>
        {href && <a href={href}>See the published page</a>}
      </div>
      {changes.length === 0 && !images && <p>Nothing. It matches the published version.</p>}
      <dl className="change">
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="sr-only">Published: </span>
              {was ? <del>{was}</del> : "Empty"}
            </dd>
            <dd>
              <span className="sr-only">Edit: </span>
              {is ? <ins>{is}</ins> : "Empty"}
            </dd>
          </div>
        ))}
        {images && (
          <div className="pictures">
            <dt>Picture</dt>
            {images.map(({ url, mark }, index) => (
              <dd key={url}>
                <span className="by">{index === 0 ? "Published" : "Edit"}</span>
                {url ? (
                  <div className="plate">
                    <Picture
                      src={url}
                      mark={mark}
                      title={index === 0 ? "Published picture" : "Picture of the edit"}
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
