import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { adminLogosFailed, findLogos } from "#app/content/logo/admin-queries.server.ts";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { noRows } from "#app/dashboard/list-state.server.ts";
import { AdminLogoCard } from "#app/dashboard/logo-card.tsx";
import { pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.logos.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Vector Logos");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const search = searchText(url.searchParams);
  try {
    const { rows, ...paging } = await findLogos(supabase, { search, page: pageNumber(url) });
    const marks = await marksOf(rows.map(({ image_url }) => image_url));
    return {
      search,
      failure: null,
      rows: rows.map((logo, index) => ({ ...logo, mark: marks[index] })),
      ...paging,
    };
  } catch (error) {
    log.error({ err: error }, adminLogosFailed);
    return data({ search, failure: adminLogosFailed, ...noRows }, { status: 503 });
  }
}

export default function Logos({ loaderData: { search, failure, rows, ...paging } }: Route.ComponentProps) {
  return (
    <ListFrame
      title="Vector Logos"
      add="Add Logo"
      nouns={["logo", "logos"]}
      paging={paging}
      controls={<ListSearch action="/dashboard/logos" placeholder="Search logos..." search={search} />}
      empty={{ title: "No Logos Found", text: 'Click "Add Logo" to create a new logo.' }}
      failure={failure}
    >
      <ul className="cards">
        {rows.map((logo, index) => (
          <li key={logo.id}>
            <AdminLogoCard logo={logo} mark={logo.mark} lazy={index > 7} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
