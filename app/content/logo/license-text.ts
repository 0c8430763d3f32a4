import { countryName } from "#app/lib/countries.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { licenseAddress, licenseName } from "./license.ts";
import type { Logo } from "./queries.server.ts";

/** `CC BY 4.0, https://creativecommons.org/licenses/by/4.0/`; without a license the rules of this site. */
function terms(license: string | null): string {
  const address = licenseAddress(license);
  if (license === null) return `The usage guidelines of ${siteName}, ${absoluteUrl(address)}`;
  return address.startsWith("/") ? licenseName(license) : `${licenseName(license)}, ${address}`;
}

/** What goes with a logo's files; `day` like "Wed 25 Nov 2026", `derived` the name of a file that nobody sent. */
export function licenseText(logo: Logo, day: string, derived: string | null = null): string {
  const facts: [string, string | number | null | undefined][] = [
    ["Title", logo.title],
    ["Company", logo.company],
    ["Designer", logo.designer],
    ["Year", logo.year],
    ["Country", logo.country && countryName(logo.country)],
    ["Source", logo.source_url],
    ["Brand guidelines", logo.guidelines_url],
    ["File", logo.image_url.startsWith("/") ? null : logo.image_url],
    ["License", terms(logo.license)],
    ["Page", absoluteUrl(`/logos/${encodeURIComponent(logo.slug)}`)],
    ["Taken from there", day],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    "",
    ...(logo.license ? [] : guidelines),
    ...(derived ? [`${derived}.svg was derived from the logo: its owner did not make it.`] : []),
    "A logo belongs to its owner. Don’t use it to suggest that its owner endorses you.",
    "",
  ].join("\n");
}

const guidelines = [
  "Free for non-commercial use with credit: name the designer where known, the company,",
  `and ${siteName}. For commercial use, ask the creator or the company first.`,
];
