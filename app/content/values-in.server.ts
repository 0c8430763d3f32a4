import type { Language } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";

/** By column: what its values are called in a language. A missing one stays as it is. */
export type ValuesIn = (language: Language) => Record<string, (value: string) => string>;

/** Of the fields of members' forms, by column: as the forms call them. */
const labels = {
  title: "title",
  company: "company",
  country: "country",
  location: "location",
  category: "category",
  description: "description",
  tags: "tags",
  logo_id: "libraryLogo",
  designer: "logo.designer",
  year: "logo.year",
  aliases: "logo.aliases",
  sector: "logo.sector",
  mark_form: "logo.form",
  source_url: "logo.source",
  guidelines_url: "logo.guidelines",
  license: "logo.license",
  layout: "logo.version",
  variants: "logo.versions",
  start_date: "event.startDate",
  end_date: "event.endDate",
  start_time: "event.startTime",
  end_time: "event.endTime",
  time_zone: "event.timeZone",
  format: "event.format",
  registration_url: "event.registration",
  venue: "event.venue",
  address: "event.address",
  event_type: "event.type",
  long_description: "event.about",
  schedule: "event.schedule",
  speakers: "event.speakers",
  organizer: "event.organizer",
  organizer_description: "event.aboutOrganizer",
  job_type: "job.type",
  experience: "job.experience",
  expires_at: "job.deadline",
  application_url: "job.link",
  contact_email: "job.email",
  is_remote: "job.remote",
  salary_minimum: "job.lowest",
  salary_maximum: "job.highest",
  salary_currency: "job.currency",
  salary_period: "job.period",
  salary_note: "job.note",
  responsibilities: "job.responsibilities",
  requirements: "job.requirements",
  benefits: "job.benefits",
  company_description: "job.aboutCompany",
  language: "term.language",
  term: "term.term",
  definition: "term.definition",
  synonyms: "term.synonyms",
  credit: "term.credit",
} as const;

const more = {
  jargon_slug: "submission.englishTerm",
  text_version: "submission.englishText",
} as const;

const has = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name);

/** What the field of a column is called in a language; its own name where it has no field. */
export function fieldIn(language: Language, column: string): string {
  if (has(labels, column)) return translator(language, "fields")(labels[column]);
  return has(more, column) ? translator(language, "profileSaid")(more[column]) : column;
}
