import { type MiddlewareFunction, redirectDocument } from "react-router";
import { languageOfPath, pathWithoutLanguage } from "#app/words/languages.ts";

/** The dashboard is in English: `/fr/dashboard` leads to `/dashboard`. Full, so that the router adds no prefix. */
export const inEnglish: MiddlewareFunction<Response> = ({ url }, next) => {
  if (languageOfPath(url.pathname) === "en") return next();
  throw redirectDocument(new URL(pathWithoutLanguage(url.pathname) + url.search, url).href);
};
