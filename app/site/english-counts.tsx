import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";

/** Under the heading of a legal text at `path` that is read in another language. */
export function EnglishCounts({ path }: { path: string }) {
  const t = useTranslator("terms");
  if (useLanguage() === "en") return null;
  return <p className="note">{t.rich("translated", { link: (text) => <a href={path}>{text}</a> })}</p>;
}
