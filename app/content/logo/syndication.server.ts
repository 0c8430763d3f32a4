import { z } from "zod";
import type { Supabase } from "#app/backend/supabase.types.ts";
import {
  address,
  entry,
  entryShape,
  fullAddress,
  oneOf,
  resource,
  searchFilter,
  tags,
  text,
} from "#app/content/api-resource.ts";
import { type FeedEntry, feedSize } from "#app/content/feed-entry.ts";
import { colorFamilyNames } from "#app/lib/color-families.ts";
import { africanCountries } from "#app/lib/countries.ts";
import { countryWords } from "#app/lib/country-names.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { type Language, localPath } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { type Download, factsOf, type LogoDownloads, noDownloads } from "./downloads.server.ts";
import { isLogoTakenDown } from "./missing.server.ts";
import { licenses, markForms, sectors } from "./options.ts";
import { colorWords, markFormWords, sectorWords } from "./other-words.ts";
import { type Logo, type LogoFilter, logoNamed, logosAfter } from "./queries.server.ts";
import { filesOf, type Variant, variantName, variantSchema } from "./variants.ts";

export async function logoEntries(
  supabase: Supabase,
  filter: LogoFilter,
  language: Language,
): Promise<FeedEntry[]> {
  const logos = await logosAfter(supabase, filter, null, feedSize);
  return logos.map((logo) => logoEntry(logo, language));
}

export function logoEntry(logo: Logo, language: Language): FeedEntry {
  const { title, company } = logo;
  return {
    id: logo.id,
    title: translator(language, "logoPage")("name", { title, company }),
    summary: logo.description ?? translator(language, "feeds")("logo", { title, company }),
    url: absoluteUrl(localPath(language, `/logos/${logo.slug}`)),
    published: logo.created_at,
    updated: logo.updated_at,
    categories: [logo.company, ...logo.tags],
  };
}

const variant = variantSchema.extend({ name: text, image: address });

const logo = z.object({
  ...entryShape,
  title: text,
  company: text,
  aliases: tags.meta({ description: "Other names of the brand." }),
  description: text.nullable(),
  designer: text.nullable(),
  year: z.int().nullable(),
  tags,
  country: text.nullable().meta({ description: "Of the brand: an ISO 3166-1 code." }),
  sector: z.enum(sectors).nullable(),
  form: z.enum(markForms).nullable(),
  source: address.nullable().meta({ description: "Where the file comes from." }),
  guidelines: address.nullable().meta({ description: "How the brand wants it to be used." }),
  license: z.enum(licenses).nullable().meta({ description: "Null: the usage guidelines of this site." }),
  image: address.meta({ description: "The first file: SVG, PNG or JPEG, for light ground." }),
  variants: z.array(variant).meta({ description: "All files, the first one first." }),
});

const files = z.array(
  variant.extend({
    derived: z.boolean().meta({ description: "Made by this site: the first file in one color." }),
    renditions: z.array(z.object({ format: text, width: z.int(), height: z.int(), url: address })),
  }),
);

/** With what a look at its files tells; empty lists where they can't be looked at right now. */
async function logoWithFiles(
  supabase: Supabase,
  name: string,
): Promise<(Logo & { facts: LogoDownloads }) | null> {
  const logo = await logoNamed(supabase, name);
  if (!logo) return null;
  const facts = await factsOf(supabase, logo).catch((error: Error) => {
    log.warn({ id: logo.id, err: error }, "the files of a logo are not known");
    return noDownloads;
  });
  return { ...logo, facts };
}

const renditions = (downloads: Download[]) =>
  downloads.slice(1).map(({ name, href, width, height }) => ({
    format: name.toLowerCase(),
    width,
    height,
    url: absoluteUrl(href),
  }));

const named = ({ layout, ground, image }: Variant) => ({
  name: variantName({ layout, ground }),
  layout,
  ground,
  image: absoluteUrl(image),
});

/** All files of one logo, also the one that is derived, with what is drawn from each. */
function filesWith(row: Logo, { downloads, others }: LogoDownloads) {
  const sent = filesOf(row).map((file) => ({ ...file, derived: false }));
  return [...sent, ...others.filter(({ derived }) => derived)].map((file, index) => {
    const drawn = index === 0 ? downloads : others.find(({ image }) => image === file.image)?.downloads;
    return { ...named(file), derived: file.derived, renditions: renditions(drawn ?? []) };
  });
}

export const logoResource = resource({
  name: "logos",
  title: "Logo",
  filter: z.strictObject({
    search: searchFilter,
    company: searchFilter.meta({ description: "The company’s exact name." }),
    country: oneOf(africanCountries, countryWords),
    sector: oneOf(sectors, sectorWords),
    form: oneOf(markForms, markFormWords),
    designer: searchFilter.meta({ description: "The designer’s exact name." }),
    color: oneOf(colorFamilyNames, colorWords).meta({
      description: "A color that the first file shows; black means gray, too.",
    }),
  }),
  summary: logo,
  detail: logo.extend({
    colors: z.array(text).meta({ description: "The main colors of the first file, the largest area first." }),
    variants: files.meta({ description: "All files, the first one first, each with what is drawn from it." }),
  }),
  list: (...asked) => logosAfter(...asked, true),
  one: logoWithFiles,
  isTakenDown: isLogoTakenDown,
  shape: (row: Logo & { facts?: LogoDownloads }) => ({
    ...row,
    ...entry(row, "logos"),
    form: row.mark_form,
    source: fullAddress(row.source_url),
    guidelines: fullAddress(row.guidelines_url),
    image: absoluteUrl(row.image_url),
    ...(row.facts
      ? { variants: filesWith(row, row.facts), colors: row.facts.colors }
      : { variants: filesOf(row).map(named) }),
  }),
});
