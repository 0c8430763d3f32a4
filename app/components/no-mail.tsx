import { useTranslator } from "#app/words/use-translator.tsx";

/** Where somebody waits for a message that stays on the server. */
export function NoMail() {
  const t = useTranslator("newsletter");
  return <p className="note">{t("noMail")}</p>;
}
