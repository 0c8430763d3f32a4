import type { ReactNode } from "react";
import { MetaList } from "#app/components/meta-list.tsx";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { downloadRel } from "./download.ts";
import { licenseIn } from "./facts-in.ts";
import { choiceIn } from "./filter.ts";
import { licenseAddress } from "./license.ts";
import type { Logo } from "./queries.server.ts";

/** `/logos?country=KE` */
export const logosPath = (filter: Record<string, string>) => `/logos?${new URLSearchParams(filter)}`;

/** What is known of a brand and its mark, each a way to more like it. Empty facts are left out but for those that are missed. */
export function LogoFacts({ logo }: { logo: Logo }) {
  const { aliases, country, sector, mark_form, designer, year, source_url, guidelines_url, license } = logo;
  const language = useLanguage();
  const t = useTranslator("logoPage");
  const choice = (name: string, value: string | null) =>
    value && <PageLink href={logosPath({ [name]: value })}>{choiceIn(language, name, value)}</PageLink>;
  const items: [string, ReactNode][] = [
    [t("facts.aliases"), aliases.length > 0 && <bdi>{aliases.join(", ")}</bdi>],
    [t("menu.country"), choice("country", country)],
    [t("menu.sector"), choice("sector", sector)],
    [t("menu.form"), choice("form", mark_form)],
    [t("menu.designer"), designer ? null : t("facts.unknownDesigner")],
    [t("facts.year"), year === null ? t("facts.unknownYear") : null],
    [t("facts.source"), source_url && outside(source_url)],
    [t("facts.guidelines"), guidelines_url && outside(guidelines_url)],
    [t("facts.license"), license && <License license={license} />],
  ];
  const said = items.filter(([, value]) => value);
  return said.length > 0 && <MetaList items={said} />;
}

const outside = (address: string) => (
  <a href={address} rel={downloadRel} className="wrap-anywhere" dir="ltr">
    {address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
  </a>
);

function License({ license }: { license: string }) {
  const address = licenseAddress(license);
  const name = licenseIn(useTranslator("logos"), license);
  return address.startsWith("/") ? name : <a href={address}>{name}</a>;
}
