import { checkLogo } from "#app/content/company-logos.server.ts";
import { defineServerKind } from "#app/content/kind.server.ts";
import { countryOptions } from "#app/lib/countries.ts";
import { daysLeft, formatDate, todayIn } from "#app/lib/dates.ts";
import { formatNumber } from "#app/lib/numbers.ts";
import { countryIn } from "#app/words/name-in.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { translator } from "#app/words/translator.ts";
import { findJobs, jobAdminSchema, jobAdminValues } from "./admin.server.ts";
import { stateShown } from "./deadline.ts";
import { jobChoiceIn, readJobFilter } from "./filter.ts";
import { jobKind } from "./kind.ts";
import { offerOf } from "./offer.ts";
import { jobCategories, jobCategoryIn, jobStates, jobTypeIn, jobTypes } from "./options.ts";
import { jobNamed, listJobs, notExpired } from "./queries.server.ts";
import { scamHints } from "./scam-hints.server.ts";
import { jobFormValues, jobSubmissionSchema } from "./schema.ts";
import { jobEntries, jobResource } from "./syndication.server.ts";

export const jobServerKind = defineServerKind(jobKind, {
  schema: { normal: jobAdminSchema },
  check: checkLogo,
  formValues: jobAdminValues,
  settable: [
    { column: "state", options: jobStates },
    { column: "category", options: jobCategories },
    { column: "job_type", options: jobTypes },
    { column: "country", options: countryOptions },
    { column: "expires_at", without: "deadline" },
  ],
  identity: "title, company and location",
  exclamationMark: true,
  created: { quick: "Job posted successfully" },
  find: findJobs,
  stateOf: (job) => stateShown(job),
  member: {
    schema: jobSubmissionSchema,
    formValues: jobFormValues,
    imageRequired: null,
    valuesIn(language) {
      const t = translator(language, "jobs");
      const amount = (value: string) => formatNumber(Number(value), language);
      const period = translator(language, "fields");
      return {
        category: (value) => jobCategoryIn(t, value),
        job_type: (value) => jobTypeIn(t, value),
        country: (value) => countryIn(language, value),
        salary_minimum: amount,
        salary_maximum: amount,
        salary_period: (value) => period("job.per", { period: value }),
        expires_at: (value) => formatDate(value, language),
      };
    },
    // Not in the schema: an edit may keep a past day.
    checkNew: (form) =>
      daysLeft(String(form.get("expires_at")), new Date()) < 0
        ? { expires_at: [sentencesOf("wrong")("job.past")] }
        : null,
  },
  results: async ({ search, maxResults, supabase, budget }) => {
    const { total, jobs } = await listJobs(supabase, { search, pageSize: maxResults, budget });
    return { total, items: jobs };
  },
  reportReasons: ["money", "misleading", "outdated", "wrong", "link", "spam", "hateful", "rights"],
  reviewHints: scamHints,
  api: jobResource,
  feed: { readFilter: readJobFilter, entries: jobEntries, valueIn: jobChoiceIn },
  listed: () => `and(state.eq.Open,or(${notExpired(todayIn("UTC"))}))`,
  preview: async (supabase, name, language) => {
    const job = await jobNamed(supabase, name);
    if (!job) return null;
    const { id, title, company, location, salary_currency: currency } = job;
    // The font of previews has neither of these signs.
    const offer = offerOf(job, language).map((text) => text.replace(/(?:E|UK)?[€£]E?/, ` ${currency} `));
    const kind = translator(language, "searchPage")("kind.jobs");
    return { id, kind, title, facts: [company, location, ...offer], image: null };
  },
});
