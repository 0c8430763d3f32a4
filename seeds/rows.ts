import type { Entry } from "./entry.ts";
import { events } from "./events.ts";
import { translations } from "./jargon/translations.ts";
import { jargon } from "./jargon.ts";
import { jobs } from "./jobs.ts";
import { logos } from "./logos.ts";
import { stableId, stableNumber } from "./stable-id.ts";

export type Setting = {
  now: Date;
  ownerId: (key: string) => string | null;
  /** Null while there is no admin. */
  reviewer: string | null;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dateAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** Times of day vary, so that rows look written by people. */
function lifecycle(kind: string, entry: Entry, { now, ownerId, reviewer }: Setting) {
  const { key, owner, status, daysAgo, review_note = null } = entry;
  const name = `${kind}/${key}`;
  const created = now.getTime() - daysAgo * day - (5 + stableNumber(name, 600)) * minute;
  const waited = (2 + stableNumber(`${name}/review`, 40)) * hour;
  const reviewed = Math.min(created + waited, now.getTime() - stableNumber(name, 60) * 1000);
  const decided = status !== "pending";
  return {
    id: stableId(name),
    status,
    user_id: owner === null ? null : ownerId(owner),
    reviewed_by: decided ? reviewer : null,
    reviewed_at: decided ? new Date(reviewed).toISOString() : null,
    review_note,
    created_at: new Date(created).toISOString(),
    updated_at: new Date(decided ? reviewed : created).toISOString(),
  };
}

/** image_url and variants come with the upload. */
export const logoRows = (setting: Setting) =>
  logos.map((seed) => {
    const { title, company, description, designer, year, tags, file } = seed;
    const { country, sector, mark_form, source_url = null, guidelines_url = null, license = null } = seed;
    const { key, layout = "mark", variants = [], featured = false } = seed;
    return {
      file,
      variants: variants.map((name) => ({ name, file: `${key}-${name}.svg` })),
      row: {
        layout,
        featured,
        country,
        sector,
        mark_form,
        source_url,
        guidelines_url,
        license,
        ...lifecycle("logo", seed, setting),
        title,
        company,
        description,
        designer,
        year,
        tags,
      },
    };
  });

export const jargonRows = (setting: Setting) =>
  jargon.map((seed) => {
    const { key, term, definition, category, related_terms } = seed;
    return { ...lifecycle("jargon", seed, setting), slug: key, term, definition, category, related_terms };
  });

export const translationRows = (setting: Setting) =>
  translations.map((seed) => {
    const { of: jargon_slug, language, term, definition, synonyms, credit } = seed;
    const row = lifecycle("translation", seed, setting);
    return { ...row, jargon_slug, language, term, definition, synonyms, credit, text_version: 1 };
  });

export const eventRows = (setting: Setting) =>
  events.map((seed) => {
    const { key, owner, daysAgo, review_note, startsInDays, lastsDays, ...columns } = seed;
    return {
      ...columns,
      ...lifecycle("event", seed, setting),
      start_date: dateAfter(setting.now, startsInDays),
      end_date: dateAfter(setting.now, startsInDays + lastsDays - 1),
    };
  });

export const jobRows = (setting: Setting) =>
  jobs.map((seed) => {
    const { key, owner, daysAgo, review_note, expiresInDays, ...columns } = seed;
    return {
      ...columns,
      ...lifecycle("job", seed, setting),
      expires_at: expiresInDays === null ? null : dateAfter(setting.now, expiresInDays),
    };
  });
