import { countryName } from "#app/lib/countries.ts";
import type { JsonLdValue } from "#app/lib/json-ld.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { inUtc } from "#app/lib/timestamp.ts";
import { licenseAddress } from "./license.ts";
import type { Logo } from "./queries.server.ts";

export function logoStructuredData(logo: Logo, address: string): { [key: string]: JsonLdValue } {
  return {
    "@type": "ImageObject",
    name: logo.title,
    description: logo.description || undefined,
    contentUrl: absoluteUrl(logo.image_url),
    url: address,
    uploadDate: inUtc(logo.created_at),
    dateCreated: logo.year === null ? undefined : String(logo.year),
    license: absoluteUrl(licenseAddress(logo.license)),
    acquireLicensePage: address,
    creditText: logo.company,
    copyrightNotice: logo.company,
    creator: logo.designer
      ? { "@type": "Person", name: logo.designer }
      : { "@type": "Organization", name: logo.company },
    countryOfOrigin: logo.country ? { "@type": "Country", name: countryName(logo.country) } : undefined,
    keywords: logo.tags.join(", ") || undefined,
  };
}
