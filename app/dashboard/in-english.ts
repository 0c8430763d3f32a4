import { type MiddlewareFunction, redirectDocument } from "react-router";
import { languageOfPath, pathWithoutLanguage } from "#app/words/languages.ts";

/** For pages that are in English alone: `/fr/dashboard/users` leads to `/dashboard/users`. Full, so that the router adds no prefix. */
export const inEnglish: MiddlewareFunction<Response> = ({ url }, next) => {
  if (languageOfPath(url.pathname) === "en") return next();
  throw redirectDocument(new URL(pathWithoutLanguage(url.pathname) + url.search, url).href);
};
