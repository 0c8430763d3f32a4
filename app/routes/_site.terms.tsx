import { ProsePage } from "#app/components/prose-page.tsx";
import { siteName } from "#app/lib/site.ts";
import { EnglishCounts } from "#app/site/english-counts.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.terms.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translator(languageOfMatches(matches), "terms");
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { site: siteName }),
    path: "/terms",
  });
};

export default function Terms() {
  const t = useTranslator("terms");
  return (
    <ProsePage title={t("title")}>
      <EnglishCounts path="/terms" />
      <p>{t("lede", { site: siteName })}</p>

      <h2 id="logos">{t("logos.title")}</h2>
      <ul>
        <li>{t("logos.use")}</li>
        <li>{t("logos.credit", { site: siteName })}</li>
        <li>{t("logos.commercial")}</li>
        <li>{t("logos.owner")}</li>
      </ul>

      <h2>{t("texts.title")}</h2>
      <p>{t("texts.text")}</p>

      <h2>{t("submitting.title")}</h2>
      <ul>
        {(["truth", "rights", "review", "forbidden", "jobs"] as const).map((rule) => (
          <li key={rule}>{t(`submitting.${rule}`)}</li>
        ))}
      </ul>

      <h2>{t("account.title")}</h2>
      <p>{t.rich("account.text", { privacy: (text) => <PageLink href="/privacy">{text}</PageLink> })}</p>

      <h2>{t("promises.title")}</h2>
      <p>{t("promises.text")}</p>

      <h2>{t("rights.title")}</h2>
      <p>{t.rich("rights.text", { contact: (text) => <PageLink href="/contact">{text}</PageLink> })}</p>

      <h2>{t("changes.title")}</h2>
      <p>{t("changes.text")}</p>
    </ProsePage>
  );
}
