import { data, Link, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { itemsAddress } from "#app/accounts/user-options.ts";
import { namesOf } from "#app/accounts/users.server.ts";
import { dialogUrl } from "#app/content/dashboard-address.ts";
import { titleOf } from "#app/content/item-facts.ts";
import type { Kind } from "#app/content/kind.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { readFilters } from "#app/dashboard/list-filters.ts";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { ListSelection, RowCheckbox } from "#app/dashboard/list-selection.tsx";
import { pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { searchText } from "#app/lib/search-text.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.ts";

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(kindOfSection(params.section).dashboard.heading);

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const search = searchText(url.searchParams);
  const { filters, importId, match } = readFilters(kind, url);
  const asTable = Boolean(kind.dashboard.Table) && url.searchParams.get("view") === "table";
  const lacked = kind.settableFields.filter(({ optional }) => optional);
  const without = lacked.find(({ column }) => column === url.searchParams.get("without"))?.column ?? "";
  const lackable = lacked.map(({ column, without }): [string, string] => [column, `Without ${without}`]);
  const asked = { search, filters, importId, asTable, without, lackable };
  try {
    const { supabase } = context.get(memberContext);
    const found = await kind.find(supabase, { search, filters, match, without, page: pageNumber(url) });
    const senders = await namesOf(
      supabase,
      found.rows.map(({ user_id }) => user_id),
    );
    return { ...asked, failure: null, senders, ...found };
  } catch (error) {
    log.error({ err: error }, kind.findFailed);
    const senders: Record<string, string> = {};
    const nothing = { rows: [], senders, total: 0, page: 1, pages: 1 };
    return data({ ...asked, failure: kind.findFailed, ...nothing }, { status: 503 });
  }
}

export default function Section({ params, loaderData }: Route.ComponentProps) {
  const { rows, senders, asTable, ...asked } = loaderData;
  const kind = kindOfSection(params.section);
  const { list, cards, hasView = false, Card, Table } = kind.dashboard;
  const actions = (id: string, title: string) => (
    <RowActions kind={kind} id={id} title={title} view={hasView} place={actionPlaces[cards]} />
  );
  const sender = (id: string | null) => <Sender id={id} name={senders[id ?? ""]} />;
  return (
    <ListFrame key={list} kind={kind} asTable={asTable} {...asked}>
      <ListSelection kind={kind} ids={rows.map(({ id }) => id)} />
      {asTable && Table ? (
        <Table items={rows} sender={sender} actions={actions} />
      ) : (
        <ul className={cards}>
          {rows.map((item, index) => (
            <li className="grid min-w-0" key={item.id}>
              <Card
                item={item}
                sender={sender(item.user_id)}
                actions={actions(item.id, titleOf(kind, item))}
                lazy={index > 7}
              />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

/** Who sent an item, and the way to all that they sent; nothing where they are gone. */
function Sender({ id, name }: { id: string | null; name: string | undefined }) {
  if (!id || !name) return null;
  return (
    <p className="by sender">
      Sent by{" "}
      <Link className="wrap-anywhere" to={itemsAddress(id)}>
        {name}
      </Link>
    </p>
  );
}

/** Where they stand in a card or row of each layout; tables have a rule of their own. */
const actionPlaces = {
  cards: "px-[0.85rem] pb-[0.85rem] [&_.btn]:flex-1 [&_.btn]:px-2",
  records: "mt-auto",
  rows: "",
};

type Props = { kind: Kind; id: string; title: string; view: boolean; place: string };

function RowActions({ kind, id, title, view, place }: Props) {
  const location = useLocation();
  const to = (end: string) => dialogUrl(`${kind.dashboard.list}/${id}${end}`, location);
  return (
    <div className={`row row-actions gap-2 ${place}`}>
      <RowCheckbox kind={kind} id={id} title={title} />
      {view && (
        <Link className="btn btn-compact" to={to("")} preventScrollReset aria-label={`View ${title}`}>
          View
        </Link>
      )}
      <Link className="btn btn-compact" to={to("/edit")} preventScrollReset aria-label={`Edit ${title}`}>
        Edit
      </Link>
      <Link
        className="btn btn-compact btn-danger"
        to={to("/delete")}
        preventScrollReset
        aria-label={`Delete ${title}`}
      >
        Delete
      </Link>
    </div>
  );
}
