import type { ReactNode } from "react";
import { MetaList } from "#app/components/meta-list.tsx";
import { countryName } from "#app/lib/countries.ts";
import { downloadRel } from "./download.ts";
import { licenseAddress, licenseName } from "./license.ts";
import type { Logo } from "./queries.server.ts";

/** `/logos?country=KE` */
export const logosPath = (filter: Record<string, string>) => `/logos?${new URLSearchParams(filter)}`;

/** What is known of a brand and its mark, each a way to more like it. Empty facts are left out but for those that are missed. */
export function LogoFacts({ logo }: { logo: Logo }) {
  const { aliases, country, sector, mark_form, designer, year, source_url, guidelines_url, license } = logo;
  const items: [string, ReactNode][] = [
    ["Also called", aliases.join(", ")],
    ["Country", country && <a href={logosPath({ country })}>{countryName(country)}</a>],
    ["Sector", sector && <a href={logosPath({ sector })}>{sector}</a>],
    ["Form", mark_form && <a href={logosPath({ form: mark_form })}>{mark_form}</a>],
    ["Designer", designer ? null : "Unknown"],
    ["Year created", year === null ? "Unknown" : null],
    ["Source", source_url && outside(source_url)],
    ["Guidelines", guidelines_url && outside(guidelines_url)],
    ["License", license && licensed(license)],
  ];
  const said = items.filter(([, value]) => value);
  return said.length > 0 && <MetaList items={said} />;
}

const outside = (address: string) => (
  <a href={address} rel={downloadRel} className="wrap-anywhere">
    {address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
  </a>
);

function licensed(license: string): ReactNode {
  const address = licenseAddress(license);
  const name = licenseName(license);
  return address.startsWith("/") ? name : <a href={address}>{name}</a>;
}
