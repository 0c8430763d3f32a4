import { countryName } from "#app/lib/countries.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { licenses } from "./options.ts";
import type { Logo } from "./queries.server.ts";
import { logoLicense } from "./structured-data.ts";

const creative = (name: string, path: string) =>
  `Creative Commons ${name}, https://creativecommons.org/${path}`;

const inWords: Record<(typeof licenses)[number], string> = {
  "CC0-1.0": creative("Zero 1.0: no rights reserved", "publicdomain/zero/1.0/"),
  "CC-BY-4.0": creative("Attribution 4.0", "licenses/by/4.0/"),
  "CC-BY-SA-4.0": creative("Attribution, Share Alike 4.0", "licenses/by-sa/4.0/"),
  "CC-BY-ND-4.0": creative("Attribution, No Derivatives 4.0", "licenses/by-nd/4.0/"),
  "CC-BY-NC-4.0": creative("Attribution, Noncommercial 4.0", "licenses/by-nc/4.0/"),
  "CC-BY-NC-SA-4.0": creative("Attribution, Noncommercial, Share Alike 4.0", "licenses/by-nc-sa/4.0/"),
  "CC-BY-NC-ND-4.0": creative("Attribution, Noncommercial, No Derivatives 4.0", "licenses/by-nc-nd/4.0/"),
  MIT: "MIT License, https://opensource.org/license/mit",
  "Public domain": "Public domain",
  "All rights reserved": "All rights reserved: ask the owner before you use it",
};

/** What goes with a logo's files; `day` like "Wed 25 Nov 2026", `derived` the name of a file that nobody sent. */
export function licenseText(logo: Logo, day: string, derived: string | null = null): string {
  const license = inWords[logo.license as keyof typeof inWords];
  const facts: [string, string | number | null | undefined][] = [
    ["Title", logo.title],
    ["Company", logo.company],
    ["Designer", logo.designer],
    ["Year", logo.year],
    ["Country", logo.country && countryName(logo.country)],
    ["Source", logo.source_url],
    ["Brand guidelines", logo.guidelines_url],
    ["File", logo.image_url.startsWith("/") ? null : logo.image_url],
    ["License", license ?? `The usage guidelines of ${siteName}, ${absoluteUrl(logoLicense)}`],
    ["Page", absoluteUrl(`/logos/${encodeURIComponent(logo.slug)}`)],
    ["Taken from there", day],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    "",
    ...(license ? [] : guidelines),
    ...(derived ? [`${derived}.svg was derived from the logo: its owner did not make it.`] : []),
    "A logo belongs to its owner. Don't use it to suggest that its owner endorses you.",
    "",
  ].join("\n");
}

const guidelines = [
  "Free for non-commercial use with credit: name the designer where known, the company,",
  `and ${siteName}. For commercial use, ask the creator or the company first.`,
];
