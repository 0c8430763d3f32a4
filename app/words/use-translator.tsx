import { type ComponentProps, createContext, useContext } from "react";
import { type Language, localPath } from "./languages.ts";
import { type Room, translator } from "./translator.ts";

/** The page's. */
export const LanguageContext = createContext<Language>("en");

export const useLanguage = () => useContext(LanguageContext);

export const useTranslator = <In extends Room>(room: In) => translator(useLanguage(), room);

/** For the addresses of plain forms and for what is no link: those of React Router's `Form` need nothing. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}

/** A link within this site, to the page in the reader's own language. */
export function PageLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <a {...rest} href={localPath(useLanguage(), href)} />;
}
