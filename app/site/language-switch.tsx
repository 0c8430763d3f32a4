import { languageNames, languages, localPath } from "#app/words/languages.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";

/** `path` is the page's own, without its language and with its query. */
type Props = { path: string };

/** Without a way back that may lead to another site. */
function ownAddress(path: string): string {
  const [page = "", query] = path.split("?");
  const parameters = new URLSearchParams(query);
  if (!/^(?:\/[\w?=&%.-]+)*$/.test(parameters.get("from") ?? "")) parameters.delete("from");
  return query && parameters.size > 0 ? `${page}?${parameters}` : page;
}

/** The same page in the other languages. */
export function LanguageSwitch({ path }: Props) {
  const t = useTranslator("frame");
  const current = useLanguage();
  return (
    <p className="row">
      <span className="sr-only">{t("languages")}: </span>
      {languages.map((language) => (
        <a
          key={language}
          href={localPath(language, ownAddress(path))}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
        >
          {`${languageNames[language]} `}
        </a>
      ))}
    </p>
  );
}

/** English is the original. */
export function CorrectWording({ path }: Props) {
  const t = useTranslator("frame");
  const language = useLanguage();
  if (language === "en") return null;
  const page = new URLSearchParams({ page: localPath(language, ownAddress(path)) });
  return (
    <PageLink href={`/contact?${page}`} rel="nofollow">
      {t("wrongWording")}
    </PageLink>
  );
}
