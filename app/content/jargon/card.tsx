import { Tag } from "#app/components/tag.tsx";
import { capitalized } from "#app/lib/capitalized.ts";
import { languageIn } from "#app/words/name-in.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { categoryIn } from "./category.ts";
import { languageAttributes, termPath } from "./translation/languages.ts";

type Related = { term: string; slug: string | null };
type InLanguage = { language: string; term: string };
type ShownTerm = {
  slug: string;
  term: string;
  definition: string;
  category: string | null;
  related: Related[];
  found?: InLanguage[] | undefined;
  /** Into the language of the page. */
  translation?: (InLanguage & { definition: string }) | undefined;
};

/** Terms stand under their English names, whatever the page's language is. */
function useInEnglish() {
  return useLanguage() === "en" ? {} : languageAttributes("en");
}

/** Stands in a <dl>. */
export function TermRow({ term }: { term: ShownTerm }) {
  const inEnglish = useInEnglish();
  return (
    <div className="term-row">
      <dt>
        <PageLink href={`/jargon/${term.slug}`} {...inEnglish}>
          {term.term}
        </PageLink>
      </dt>
      <dd>
        <OtherNames {...term} />
        <Definition {...term} />
        <TermLinks {...term} />
      </dd>
    </div>
  );
}

export function TermCard({ term }: { term: ShownTerm }) {
  const inEnglish = useInEnglish();
  return (
    <article className="term-row card">
      <h3>
        <PageLink href={`/jargon/${term.slug}`} {...inEnglish}>
          {term.term}
        </PageLink>
      </h3>
      <OtherNames {...term} />
      <Definition {...term} />
      <TermLinks {...term} />
    </article>
  );
}

function Definition({ definition, translation }: ShownTerm) {
  const inEnglish = useInEnglish();
  return (
    <p className="whitespace-pre-line" {...(translation ? {} : inEnglish)}>
      {translation ? translation.definition : definition}
    </p>
  );
}

/** In the page's language, and those by which a search in another language has found it. */
function OtherNames({ slug, found = [], translation }: ShownTerm) {
  const ofPage = useLanguage();
  const t = useTranslator("jargon");
  const isFoundByIt = found.some(({ language }) => language === translation?.language);
  const names = translation && !isFoundByIt ? [translation, ...found] : found;
  if (names.length === 0) return null;
  return (
    <p className="row text-sm gap-y-0">
      {names.map(({ language, term }) => {
        const name = () => (
          <PageLink href={termPath(slug, language)} hrefLang={language}>
            <bdi {...languageAttributes(language)}>{term}</bdi>
          </PageLink>
        );
        return (
          <span key={language}>
            {language === ofPage
              ? name()
              : t.rich("found", { language: capitalized(languageIn(ofPage, language)), name })}{" "}
          </span>
        );
      })}
    </p>
  );
}

/** Links where the dictionary has the term. */
function TermLinks({ category, related }: ShownTerm) {
  const t = useTranslator("jargon");
  const inEnglish = useInEnglish();
  return (
    <p className="row text-sm text-muted gap-y-0">
      {category && <Tag>{categoryIn(t, category)}</Tag>}{" "}
      {related.length > 0 && <span>{`${t("seeAlso")} `}</span>}
      {related.map(({ term, slug }) =>
        slug ? (
          <PageLink key={term} href={`/jargon/${slug}`} {...inEnglish}>
            {`${term} `}
          </PageLink>
        ) : (
          <span key={term} {...inEnglish}>
            {`${term} `}
          </span>
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
