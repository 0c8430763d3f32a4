import { salaryCurrencies } from "#app/lib/currencies.ts";
import { searchText } from "#app/lib/search-text.ts";
import { jobCategories, jobTypes } from "./options.ts";

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
