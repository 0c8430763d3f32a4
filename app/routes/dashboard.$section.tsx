import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { titleOf } from "#app/content/item-facts.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { RowActions } from "#app/dashboard/row-actions.tsx";
import { pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import type { Route } from "./+types/dashboard.$section.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(kindOfSection(params.section).dashboard.heading);

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const search = searchText(url.searchParams);
  const filters = Object.fromEntries(
    kind.dashboard.filters.map(({ name, options }) => {
      const wanted = url.searchParams.get(name);
      return [name, options.find(([value]) => value === wanted)?.[0] ?? ""];
    }),
  );
  const asTable = Boolean(kind.dashboard.Table) && url.searchParams.get("view") === "table";
  const asked = { search, filters, asTable };
  try {
    const { supabase } = context.get(sessionContext);
    const found = await kind.find(supabase, { search, filters, page: pageNumber(url) });
    return { ...asked, failure: null, ...found };
  } catch (error) {
    log.error({ err: error }, kind.findFailed);
    const nothing = { rows: [], total: 0, page: 1, pages: 1 };
    return data({ ...asked, failure: kind.findFailed, ...nothing }, { status: 503 });
  }
}

export default function Section({ params, loaderData }: Route.ComponentProps) {
  const { rows, asTable, ...asked } = loaderData;
  const kind = kindOfSection(params.section);
  const { list, cards, hasView = false, Card, Table } = kind.dashboard;
  const actions = (id: string, title: string) => (
    <RowActions list={list} id={id} title={title} view={hasView} />
  );
  return (
    <ListFrame key={list} kind={kind} asTable={asTable} {...asked}>
      {asTable && Table ? (
        <Table items={rows as never[]} actions={actions} />
      ) : (
        <ul className={cards}>
          {rows.map((item, index) => (
            <li key={item.id}>
              <Card item={item as never} actions={actions(item.id, titleOf(kind, item))} lazy={index > 7} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
