import { Tag } from "#app/ui/tag.tsx";

type Related = { term: string; slug: string | null };
type ShownTerm = {
  slug: string;
  term: string;
  definition: string;
  category: string | null;
  related: Related[];
};

/** Links where the dictionary has the term. */
export function RelatedTerms({ related }: { related: Related[] }) {
  if (related.length === 0) return null;
  return (
    <p className="row small mt-1.5 gap-1.5 pointer-coarse:gap-y-6">
      <span>See also </span>
      {related.map(({ term, slug }) =>
        slug ? (
          <a key={term} href={`/jargon/${slug}`}>
            {`${term} `}
          </a>
        ) : (
          <span key={term}>{`${term} `}</span>
        ),
      )}
    </p>
  );
}

/** Stands in a <dl>. */
export function TermRow({ term }: { term: ShownTerm }) {
  return (
    <div className="term">
      <dt>
        <a href={`/jargon/${term.slug}`}>{term.term}</a>
      </dt>
      <dd>
        <p className="whitespace-pre-line">{term.definition}</p>
        <RelatedTerms related={term.related} />
      </dd>
      {term.category && (
        <dd>
          <Tag>{term.category}</Tag>
        </dd>
      )}
    </div>
  );
}

export function TermCard({ term }: { term: ShownTerm }) {
  return (
    <article className="card">
      <div className="body h-full content-start gap-2">
        <h3>
          <a href={`/jargon/${term.slug}`}>{term.term}</a>
        </h3>
        {term.category && (
          <p>
            <Tag>{term.category}</Tag>
          </p>
        )}
        <p className="whitespace-pre-line">{term.definition}</p>
        <RelatedTerms related={term.related} />
      </div>
    </article>
  );
}
