import { salaryCurrencies } from "#app/lib/currencies.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { jobCategories, jobCategoryIn, jobTypeIn, jobTypes } from "./options.ts";

/** As a language says it; what is stored stays English. */
export function jobChoiceIn(language: Language, name: string, value: string): string {
  const t = translator(language, "jobPage");
  const jobs = translator(language, "jobs");
  if (name === "category") return jobCategoryIn(jobs, value);
  if (name === "type") return jobTypeIn(jobs, value);
  if (name === "paid") return t("list.payStated");
  return name === "remote" ? t("list.remoteOnly") : value;
}

export function readJobFilter(parameters: URLSearchParams) {
  const category = parameters.get("category");
  const type = parameters.get("type");
  const currency = parameters.get("currency");
  return {
    search: searchText(parameters),
    category: jobCategories.find((name) => name === category),
    type: jobTypes.find((name) => name === type),
    currency: salaryCurrencies.find((code) => code === currency),
    paid: parameters.get("paid") === "yes",
    remote: parameters.get("remote") === "yes",
  };
}
