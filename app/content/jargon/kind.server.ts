import { defineServerKind } from "#app/content/kind.server.ts";
import { translator } from "#app/words/translator.ts";
import { findTerms, jargonAdminSchema, jargonFormValues } from "./admin.server.ts";
import { categoryIn } from "./category.ts";
import { readTermFilter, termChoiceIn } from "./filter.ts";
import { jargonKind } from "./kind.ts";
import { jargonCategories } from "./options.ts";
import { listTerms, termNamed } from "./queries.server.ts";
import { readTermItems } from "./read-items.server.ts";
import { jargonRequired } from "./schema.ts";
import { jargonResource, termEntries } from "./syndication.server.ts";
import { languagesOfTerms } from "./translation/queries.server.ts";

export const jargonServerKind = defineServerKind(jargonKind, {
  schema: { normal: jargonAdminSchema },
  formValues: jargonFormValues,
  settable: [{ column: "category", options: jargonCategories }],
  importsFrom: "a glossary in the form of Glosario (.yml)",
  readItems: readTermItems,
  identity: "name",
  headlines: { [jargonRequired]: "Please fill in all required fields" },
  find: findTerms,
  results: async ({ search, maxResults, supabase }) => {
    const { total, terms } = await listTerms(supabase, { search, pageSize: maxResults });
    return { total, items: terms };
  },
  reportReasons: ["wrong", "outdated", "misleading", "spam", "hateful", "rights"],
  api: jargonResource,
  languagesOf: languagesOfTerms,
  feed: { readFilter: readTermFilter, entries: termEntries, valueIn: termChoiceIn },
  preview: async (supabase, name, language) => {
    const term = await termNamed(supabase, name);
    if (!term) return null;
    const { id, term: title, category } = term;
    const t = translator(language, "jargon");
    const kind = translator(language, "kinds")("jargon.menu");
    return { id, kind, title, facts: category ? [categoryIn(t, category)] : [], image: null };
  },
});
