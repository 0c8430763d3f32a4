import { type EventFormat, eventFormatLabels } from "#app/content/event/options.ts";
import { countryName } from "#app/content/job/country.ts";
import { daysLeft, formatClock, formatDay } from "#app/lib/dates.ts";
import { formatNumber } from "#app/lib/numbers.ts";

/** The columns a reviewer reads, with their names for people, in reading order. */
const labels: [column: string, label: string][] = [
  ["company", "Company"],
  ["definition", "Definition"],
  ["related_terms", "Related terms"],
  ["category", "Category"],
  ["event_type", "Type"],
  ["format", "Format"],
  ["start_date", "Starts on"],
  ["end_date", "Ends on"],
  ["start_time", "Start time"],
  ["end_time", "End time"],
  ["time_zone", "Time zone"],
  ["location", "Location"],
  ["venue", "Venue"],
  ["address", "Address"],
  ["country", "Country"],
  ["is_remote", "Remote"],
  ["job_type", "Job type"],
  ["experience", "Experience"],
  ["salary_minimum", "Salary from"],
  ["salary_maximum", "Salary to"],
  ["salary_currency", "Currency"],
  ["salary_period", "Salary per"],
  ["expires_at", "Apply by"],
  ["description", "Description"],
  ["long_description", "About"],
  ["responsibilities", "Responsibilities"],
  ["requirements", "Requirements"],
  ["benefits", "Benefits"],
  ["schedule", "Schedule"],
  ["speakers", "Speakers"],
  ["organizer", "Organizer"],
  ["organizer_description", "About the organizer"],
  ["company_description", "About the company"],
  ["registration_url", "Registration link"],
  ["application_url", "Application link"],
  ["contact_email", "Contact email"],
  ["designer", "Designer"],
  ["year", "Year"],
  ["tags", "Tags"],
];

const titles: typeof labels = [
  ["title", "Title"],
  ["term", "Term"],
];

/** Columns whose text is for machines, as people read it. */
const forms: Record<string, (value: string) => string> = {
  start_date: formatDay,
  end_date: formatDay,
  expires_at: (day) => `${formatDay(day)}${daysLeft(day, new Date()) < 0 ? " (has passed)" : ""}`,
  start_time: formatClock,
  end_time: formatClock,
  format: (format) => eventFormatLabels[format as EventFormat] ?? format,
  country: countryName,
  salary_minimum: (amount) => formatNumber(Number(amount)),
  salary_maximum: (amount) => formatNumber(Number(amount)),
  tags: (lines) => lines.replaceAll("\n", ", "),
  related_terms: (lines) => lines.replaceAll("\n", ", "),
};

/** Everything a submitted row says, as labeled text; what was left empty is left out. */
export function itemFacts(row: object): [label: string, text: string][] {
  return labels.flatMap(([column, label]): [string, string][] => {
    const text = textOf(row, column);
    return text === "" ? [] : [[label, text]];
  });
}

export type Change = { label: string; was: string; is: string };

/** What one row says otherwise than another, as labeled text; a text may be empty. Pictures are left out. */
export function changedFacts(before: object, after: object): Change[] {
  return [...titles, ...labels].flatMap(([column, label]) => {
    const [was, is] = [textOf(before, column), textOf(after, column)];
    return was === is ? [] : { label, was, is };
  });
}

function textOf(row: object, column: string): string {
  const text = asText((row as Record<string, unknown>)[column]);
  return text === "" ? "" : (forms[column]?.(text) ?? text);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join("\n");
  if (typeof value === "object") return Object.values(value).map(asText).filter(Boolean).join(", ");
  return String(value);
}

/** What each column of the four kinds is called, for those who edit them. */
export const columnLabels: ReadonlyMap<string, string> = new Map([
  ...labels,
  ...titles,
  ["image_url", "Image address"],
  ["status", "Review"],
  ["state", "Status"],
  ["featured", "Featured"],
  ["canceled", "Canceled"],
]);
