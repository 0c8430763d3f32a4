import { data, useLocation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { findTerms } from "#app/content/jargon/admin-queries.server.ts";
import { termsFailed } from "#app/content/jargon/queries.server.ts";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { noRows } from "#app/dashboard/list-state.server.ts";
import { TermRow } from "#app/dashboard/term-row.tsx";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { Chip } from "#app/ui/chip.tsx";
import type { Route } from "./+types/dashboard.jargon.ts";

const list = "/dashboard/jargon";

export const meta: Route.MetaFunction = () => unlistedMeta("Jargon Dictionary");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const search = searchText(url.searchParams);
  const wanted = url.searchParams.get("initial") ?? "";
  const initial = /^[A-Z#]$/.test(wanted) ? wanted : "";
  try {
    const found = await findTerms(supabase, { search, initial, page: pageNumber(url) });
    return { search, initial, failure: null, ...found };
  } catch (error) {
    log.error({ err: error }, termsFailed);
    return data({ search, initial, failure: termsFailed, initials: [], ...noRows }, { status: 503 });
  }
}

export default function Jargon({ loaderData }: Route.ComponentProps) {
  const { search, initial, failure, rows, initials, ...paging } = loaderData;
  return (
    <ListFrame
      title="Jargon Dictionary"
      add="Add Term"
      nouns={["term", "terms"]}
      paging={paging}
      controls={
        <>
          <ListSearch
            action={list}
            placeholder="Search terms, definitions, or categories..."
            search={search}
            kept={{ initial }}
          />
          <Initials initials={initials} current={initial} />
        </>
      }
      empty={{ title: "No terms found matching your criteria." }}
      failure={failure}
    >
      <ul className="term-rows">
        {rows.map((term) => (
          <li key={term.id}>
            <TermRow term={term} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}

/** The first letters that terms have, and All. */
function Initials({ initials, current }: { initials: string[]; current: string }) {
  const { search } = useLocation();
  const hrefFor = (initial: string | null) => listUrl({ pathname: list, search }, { initial });
  return (
    <nav className="row chips" aria-label="First letter">
      <Chip href={hrefFor(null)} current={current === ""}>
        All
      </Chip>
      {initials.map((initial) => (
        <Chip key={initial} href={hrefFor(initial)} current={current === initial}>
          {initial}
        </Chip>
      ))}
    </nav>
  );
}
