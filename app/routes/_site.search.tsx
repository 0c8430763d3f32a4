import { anonymousContext, readSession } from "#app/accounts/session.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Section } from "#app/components/section.tsx";
import { listedServerKinds } from "#app/content/kinds.server.ts";
import { listedKinds } from "#app/content/kinds.ts";
import { LibrarySearch } from "#app/content/library-search.tsx";
import { type NearEntry, nearestEntries } from "#app/content/nearest.server.ts";
import { resultsOf } from "#app/content/results.tsx";
import { inlineBudget } from "#app/images/inline-pictures.server.ts";
import { listInWords } from "#app/lib/list-in-words.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { filteredAddress } from "#app/syndication/feed-address.ts";
import { languageOfMatches, unlistedMeta } from "#app/syndication/meta.ts";
import { translator } from "#app/words/translator.ts";
import { PageLink, useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import type { Route } from "./+types/_site.search.ts";

const shown = 6;

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = translator(languageOfMatches(matches), "searchPage");
  const search = loaderData?.search;
  return unlistedMeta(search ? t("titleOf", { search }) : t("title"));
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = searchText(url.searchParams);
  if (!search) return { search, found: null, nearest: [] };
  const session = readSession(context);
  const supabase = context.get(anonymousContext);
  const asked = { search, maxResults: shown, supabase, request, session, budget: inlineBudget() };
  const found = await Promise.all(
    listedServerKinds.map(async ({ table, feed, results }) => {
      const filter = feed.readFilter(new URLSearchParams({ search }));
      const href = filteredAddress(`/${table}`, filter, feed.usual?.page);
      return { ...((await results?.(asked)) ?? { total: 0, items: [] }), table, href };
    }),
  );
  const nothing = found.every(({ total }) => total === 0);
  return { search, found, nearest: nothing ? await nearestEntries(supabase, search) : [] };
}

export default function Search({ loaderData: { search, found, nearest } }: Route.ComponentProps) {
  const t = useTranslator("searchPage");
  const ofKinds = useTranslator("kinds");
  const names = listedKinds.map(({ table }) => ofKinds(`${table}.several`));
  const kinds = listInWords(useLanguage(), names);
  const groups = found ?? [];
  const seen = groups.reduce((sum, { items }) => sum + items.length, 0);
  const total = groups.some((group) => group.total === null) ? null : seen;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <PageHeading
        title={t("title")}
        aside={
          found &&
          total !== 0 && (
            <span className="by" role="status">
              {t(total === null ? "moreResults" : "results", { count: seen, search })}
            </span>
          )
        }
      />
      <LibrarySearch value={search} />
      {!found && (
        <div className="stack section">
          <p>{t("lede", { kinds })}</p>
          <Lists />
        </div>
      )}
      {found && total !== 0 && <Kinds found={found} />}
      {found && total === 0 && <NothingFound search={search} nearest={nearest} />}
      {listedKinds.map(({ table }) => {
        const group = groups.find((one) => one.table === table && one.total !== 0);
        const Results = resultsOf[table];
        return (
          group &&
          Results && (
            <Section
              key={table}
              id={table}
              title={t(`section.${table}`)}
              more={{
                href: group.href,
                text: group.total === null ? t(`all.${table}`) : t(`allOf.${table}`, { count: group.total }),
              }}
            >
              <Results items={group.items} />
            </Section>
          )
        );
      })}
    </main>
  );
}

/** A row of what was found of each kind, which leads there. */
function Kinds({ found }: { found: { table: string; total: number | null; items: unknown[] }[] }) {
  const t = useTranslator("searchPage");
  const ofKinds = useTranslator("kinds");
  return (
    <nav className="row mt-4" aria-label={t("kinds")}>
      {listedKinds.map(({ table }) => {
        const group = found.find((one) => one.table === table && one.total !== 0);
        return (
          group && (
            <a key={table} className="chip" href={`#${table}`}>
              {ofKinds(`${table}.menu`)} <b>{`${group.total ?? `${group.items.length}+`} `}</b>
            </a>
          )
        );
      })}
    </nav>
  );
}

function NothingFound({ search, nearest }: { search: string; nearest: NearEntry[] }) {
  const t = useTranslator("searchPage");
  return (
    <div className="stack section">
      <div role="status">
        <EmptyState title={t("none.title", { search })} text={t("none.text")} action={<Lists />} />
      </div>
      {nearest.length > 0 && (
        <Section title={t("closest")}>
          <ul className="flex flex-wrap gap-2">
            {nearest.map(({ id, title, table, href }) => (
              <li key={id}>
                <PageLink className="chip" href={href}>
                  <bdi>{title}</bdi> <span className="by">{t(`kind.${table}`)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Lists() {
  const t = useTranslator("searchPage");
  return (
    <div className="row">
      {listedKinds.map(({ table }) => (
        <ButtonLink key={table} href={`/${table}`}>
          {t(`section.${table}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
