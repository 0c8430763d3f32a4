import { Fragment } from "react";
import { ProsePage } from "#app/components/prose-page.tsx";
import { contactAddress, siteName } from "#app/lib/site.ts";
import { EnglishCounts } from "#app/site/english-counts.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.privacy.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "privacy");
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { site: siteName }),
    path: "/privacy",
  });
};

const stored = [
  "reading",
  "account",
  "submission",
  "draft",
  "collection",
  "newsletter",
  "message",
  "report",
  "takedown",
] as const;

const cookies = [
  "session",
  "known-browser",
  "theme",
  "toast",
  "draft",
  "editor-draft",
  "collection",
  "lite",
  "sheet",
  "language",
  "role",
  "awaited-code, recovery",
] as const;

export default function Privacy() {
  const t = useTranslator("privacy");
  return (
    <ProsePage title={t("title")}>
      <EnglishCounts path="/privacy" />
      <p>{t("short")}</p>

      <h2>{t("stored.title")}</h2>
      <Definitions of={stored.map((on) => [t(`stored.${on}.when`), t(`stored.${on}.what`)])} />

      <h2>{t("cookies.title")}</h2>
      <p>{t("cookies.text")}</p>
      <Definitions of={cookies.map((name) => [name, t(`cookies.${name}`)])} />

      <h2>{t("others.title")}</h2>
      <p>{t("others.text")}</p>

      <h2>{t("yours.title")}</h2>
      <p>
        {t.rich("yours.text", {
          mail: () => <a href={`mailto:${contactAddress}`}>{contactAddress}</a>,
          contact: (text) => <PageLink href="/contact">{text}</PageLink>,
        })}
      </p>
    </ProsePage>
  );
}

function Definitions({ of }: { of: [term: string, meaning: string][] }) {
  return (
    <dl className="[&_dt]:mt-4 [&_dt]:font-semibold">
      {of.map(([term, meaning]) => (
        <Fragment key={term}>
          <dt>
            <bdi>{term}</bdi>
          </dt>
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
