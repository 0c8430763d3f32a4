import { languageNames, languages, localPath } from "#app/words/languages.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";

/** `path` is the page's own, without its language and with its query. */
type Props = { path: string };

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
          href={localPath(language, path)}
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
  const page = new URLSearchParams({ page: localPath(language, path) });
  return (
    <PageLink href={`/contact?${page}`} rel="nofollow">
      {t("wrongWording")}
    </PageLink>
  );
}
