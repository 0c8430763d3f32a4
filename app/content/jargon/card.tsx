import { Tag } from "#app/components/tag.tsx";
import { languageAttributes, languageInEnglish, termPath } from "./translation/languages.ts";

type Related = { term: string; slug: string | null };
type ShownTerm = {
  slug: string;
  term: string;
  definition: string;
  category: string | null;
  related: Related[];
  found?: { language: string; term: string }[] | undefined;
};

/** Stands in a <dl>. */
export function TermRow({ term }: { term: ShownTerm }) {
  return (
    <div className="term-row">
      <dt>
        <a href={`/jargon/${term.slug}`}>{term.term}</a>
      </dt>
      <dd>
        <FoundNames {...term} />
        <p className="whitespace-pre-line">{term.definition}</p>
        <TermLinks {...term} />
      </dd>
    </div>
  );
}

export function TermCard({ term }: { term: ShownTerm }) {
  return (
    <article className="term-row card">
      <h3>
        <a href={`/jargon/${term.slug}`}>{term.term}</a>
      </h3>
      <FoundNames {...term} />
      <p className="whitespace-pre-line">{term.definition}</p>
      <TermLinks {...term} />
    </article>
  );
}

/** Why a search in another language has found it. */
function FoundNames({ slug, found = [] }: ShownTerm) {
  if (found.length === 0) return null;
  return (
    <p className="row text-sm gap-y-0">
      {found.map(({ language, term }) => (
        <span key={language}>
          {`${languageInEnglish(language)}: `}
          <a href={termPath(slug, language)} hrefLang={language}>
            <bdi {...languageAttributes(language)}>{term}</bdi>
          </a>{" "}
        </span>
      ))}
    </p>
  );
}

/** Links where the dictionary has the term. */
function TermLinks({ category, related }: ShownTerm) {
  return (
    <p className="row text-sm text-muted gap-y-0">
      {category && <Tag>{category}</Tag>} {related.length > 0 && <span>See also </span>}
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

/** What a search of the whole site found. */
export function TermResults({ items }: { items: ShownTerm[] }) {
  return (
    <dl className="rows">
      {items.map((term) => (
        <TermRow key={term.slug} term={term} />
      ))}
    </dl>
  );
}
