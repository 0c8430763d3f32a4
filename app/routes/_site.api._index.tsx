import type { ReactNode } from "react";
import { anonymousContext } from "#app/accounts/session.server.ts";
import { ProsePage } from "#app/components/prose-page.tsx";
import { listedKinds } from "#app/content/kinds.ts";
import { newestIcon } from "#app/content/logo/icons.server.ts";
import { listInWords } from "#app/lib/list-in-words.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { resources } from "#app/syndication/api-answers.server.ts";
import { maxEntries, paging } from "#app/syndication/api-paging.ts";
import { languageOfMatches } from "#app/syndication/meta.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.api._index.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const language = languageOfMatches(matches);
  const t = translator(language, "apiPage");
  const ofKinds = translator(language, "kinds");
  const kinds = listInWords(
    language,
    listedKinds.map(({ table }) => ofKinds(`${table}.several`)),
  );
  return pageMeta(matches, {
    title: t("title"),
    description: t("description", { kinds, site: siteName }),
    path: "/api",
  });
};

export const loader = async ({ context }: Route.LoaderArgs) => ({
  sample: (await newestIcon(context.get(anonymousContext))) ?? "slug",
  origin: absoluteUrl(""),
  most: maxEntries,
  usual: paging.parse({}).limit,
  lists: resources.map(({ name, filter }) => ({ name, filters: Object.keys(filter.shape) })),
});

export default function Api({ loaderData: { origin, most, usual, lists, sample } }: Route.ComponentProps) {
  const t = useTranslator("apiPage");
  return (
    <ProsePage title={t("title")}>
      <p className="lede">{t("lede")}</p>
      <p>{t.rich("access", { link: (text) => <a href="/api/openapi.json">{text}</a> })}</p>

      <h2>{t("lists.title")}</h2>
      <ul>
        {lists.map(({ name, filters }) => (
          <li key={name}>
            {t.rich("lists.list", {
              list: () => (
                <a href={`/api/${name}`}>
                  <Code>{`/api/${name}`}</Code>
                </a>
              ),
              filters: () => <Code>{filters.join(", ")}</Code>,
            })}
          </li>
        ))}
      </ul>
      <p>
        {t.rich("lists.text", {
          events: () => <Code>/api/events</Code>,
          usual: String(usual),
          most: String(most),
          code,
        })}
      </p>
      <p>{t.rich("lists.single", { path: () => <Code>{"/api/logos/{id}"}</Code>, code })}</p>

      <h2>{t("examples.title")}</h2>
      <p>{t("examples.search")}</p>
      <Example>{`curl '${origin}/api/logos?search=sun&limit=5'`}</Example>
      <p>{t("examples.remote")}</p>
      <Example>{`curl '${origin}/api/jobs?remote=yes'`}</Example>
      <p>{t("examples.page")}</p>
      <Example>{`const response = await fetch("${origin}/api/jargon/kerning");
const { term, definition } = await response.json();`}</Example>

      <h2>{t("icons.title")}</h2>
      <p>
        {t.rich("icons.text", {
          link: (text) => <a href="https://iconify.design">{text}</a>,
          set: (text) => <a href="/iconify/ubunifu.json">{text}</a>,
          path: () => <Code>{"/iconify/ubunifu/{slug}.svg"}</Code>,
          code,
        })}
      </p>
      <Example>{`import { addAPIProvider, Icon } from "@iconify/react";
addAPIProvider("ubunifu", { resources: ["${origin}/iconify"] });
<Icon icon="@ubunifu:ubunifu:${sample}" />`}</Example>

      <h2>{t("caching.title")}</h2>
      <p>{t.rich("caching.text", { code })}</p>

      <h2>{t("errors.title")}</h2>
      <p>{t("errors.text")}</p>
      <Example>{`{ "error": { "status": 404, "message": "There is no such logo." } }`}</Example>

      <h2>{t("rights.title")}</h2>
      <p>{t.rich("rights.text", { link: (text) => <PageLink href="/terms">{text}</PageLink> })}</p>
    </ProsePage>
  );
}

/** Runs from left to right in Arabic too. */
const Code = ({ children }: { children: ReactNode }) => <code dir="ltr">{children}</code>;

const code = (name: ReactNode) => <Code>{name}</Code>;

function Example({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <pre tabIndex={0} dir="ltr">
      <code>{children}</code>
    </pre>
  );
}
