import { ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { ShareLinks } from "#app/components/share-link.tsx";
import { capitalized } from "#app/lib/capitalized.ts";
import { locales } from "#app/words/languages.ts";
import { languageIn } from "#app/words/name-in.ts";
import { PageLink, useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { Diagram } from "./diagram.tsx";
import type { LinkedTerm } from "./queries.server.ts";
import type { ShownTerm } from "./term-page.server.ts";
import { languageAttributes, languageInItself, termPath } from "./translation/languages.ts";

type Props = { term: ShownTerm };

/** `diagram` is null for a term that words explain better than a drawing. */
export function Meaning({ term, diagram }: Props & { diagram: string | null }) {
  const { language, synonyms, credit } = term;
  const inLanguage = languageAttributes(language);
  const ofPage = useLanguage();
  const t = useTranslator("jargon");
  return (
    <div className={diagram ? "two items-center" : undefined}>
      <div className="stack">
        <h1 {...inLanguage}>{term.term}</h1>
        {synonyms.length > 0 && (
          <p className="text-muted" {...inLanguage}>
            {synonyms.join(language === "ar" ? "، " : ", ")}
          </p>
        )}
        <p className="lede whitespace-pre-line" {...inLanguage}>
          {term.definition}
        </p>
        {credit && (
          <p className="by">
            {t.rich("credit", {
              language: languageIn(ofPage, language),
              name: () => <bdi>{credit}</bdi>,
            })}
          </p>
        )}
      </div>
      {diagram && <Diagram svg={diagram} />}
    </div>
  );
}

/** `address` is the full address of the term's page. */
export function TermActions({ term, address }: Props & { address: string }) {
  const t = useTranslator("jargon");
  return (
    <div className="row">
      <ScriptButton data-copy={address}>
        <Icon name="copy" /> {t("copyLink")}
      </ScriptButton>
      <ShareLinks title={term.term} lines={[term.definition]} address={address} />
    </div>
  );
}

type RelatedProps = Pick<LinkedTerm, "related"> & {
  language: string;
  /** What terms are called in that language, by slug. */
  names: Record<string, string>;
};

export function RelatedTerms({ related, language, names }: RelatedProps) {
  const t = useTranslator("jargon");
  if (related.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h2>{t("related")}</h2>
      <ul className="flex flex-wrap gap-2">
        {related.map(({ term, slug }) => (
          <li key={term}>
            {slug ? (
              <Chip href={termPath(slug, language)}>
                <bdi {...languageAttributes(names[slug] ? language : "en")}>{names[slug] ?? term}</bdi>
              </Chip>
            ) : (
              <span className="chip">
                <bdi {...languageAttributes("en")}>{term}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LanguagesProps = {
  slug: string;
  /** Of the page, which may show the English text instead. */
  asked: string;
  /** In which there is a text. */
  languages: string[];
};

/** The term's languages, each by its own name, and the way to one more. */
export function TermLanguages({ slug, asked, languages }: LanguagesProps) {
  const localPath = useLocalPath();
  const ofPage = useLanguage();
  const t = useTranslator("jargon");
  const others = languages
    .map((code) => ({ code, name: capitalized(languageInItself(code)) }))
    .sort((a, b) => a.name.localeCompare(b.name, locales[ofPage]));
  return (
    <nav className="flex flex-wrap gap-2" aria-label={t("languages")}>
      {[{ code: "en", name: "English" }, ...others].map(({ code, name }) => (
        <a
          key={code}
          className="chip"
          href={code === "en" ? termPath(slug) : localPath(termPath(slug, code))}
          hrefLang={code}
          aria-current={code === asked ? "true" : undefined}
          {...languageAttributes(code)}
        >
          {`${name} `}
        </a>
      ))}
      {(asked === "en" || languages.includes(asked)) && (
        <PageLink className="chip" href={translatePath(slug, asked)} rel="nofollow">
          {t("translate")}
        </PageLink>
      )}
    </nav>
  );
}

/** Why the text is another than was asked for, or may not be up to date. */
export function LanguageNotice({ term, asked }: Props & { asked: string }) {
  const t = useTranslator("jargon");
  const language = languageIn(useLanguage(), asked);
  if (term.language !== asked)
    return (
      <div className="note row justify-between">
        <p>{t("missing", { language })}</p>
        <ButtonLink href={translatePath(term.slug, asked)} rel="nofollow" variant="primary">
          {t("translate")}
        </ButtonLink>
      </div>
    );
  if (!term.isBehind) return null;
  return (
    <p className="note">
      {t.rich("behind", {
        language,
        link: (text) => (
          <PageLink href={translatePath(term.slug, asked)} rel="nofollow">
            {text}
          </PageLink>
        ),
      })}
    </p>
  );
}

const translatePath = (slug: string, language: string) =>
  `${termPath(slug)}/translate${language === "en" ? "" : `?language=${language}`}`;
