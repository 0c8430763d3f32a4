import { assets } from "virtual:react-router/server-build";
import { data, Link, Outlet, useLocation, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Chip } from "#app/components/chip.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { lazyComponent } from "#app/components/lazy-component.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { kinds } from "#app/content/kinds.ts";
import { takedownRequestsPage } from "#app/content/logo/takedown-moderation.server.ts";
import { LoadFailed } from "#app/dashboard/load-failed.tsx";
import { QueueList } from "#app/dashboard/queue-list.tsx";
import { SelectionBar } from "#app/dashboard/selection-bar.tsx";
import { Shortcuts } from "#app/dashboard/shortcuts.tsx";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { searchText } from "#app/lib/search-text.ts";
import { markedQueuePage } from "#app/moderation/marked-queue.server.ts";
import { pastDecisions } from "#app/moderation/past-decisions.server.ts";
import { noCounts, queueFailed } from "#app/moderation/queue.server.ts";
import { revalidateUnlessRefused } from "#app/moderation/revalidation.ts";
import { choiceOf, past, placeIn, queueAddress, takedownRequests } from "#app/moderation/selection.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation.ts";

const TakedownRequestList = lazyComponent(() =>
  import("#app/content/logo/takedown-request-list.tsx").then((list) => list.TakedownRequestList),
);
const PastDecisions = lazyComponent(() =>
  import("#app/dashboard/past-decisions.tsx").then(({ PastDecisions }) => PastDecisions),
);

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Content Moderation");

/** Loaded ahead, so that a lost connection does not lose the note. The item itself is read when it is opened. */
function scriptsOfItem(): string[] {
  const route = assets.routes["routes/dashboard._admin.moderation.$type.$id"];
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const place = placeIn(url);
  const item = place.type === past ? searchText(url.searchParams) : "";
  const shown = {
    item,
    type: place.type,
    chosen: url.searchParams.getAll("item"),
    scripts: scriptsOfItem(),
    failure: null,
  };
  try {
    const [queue, decided, asked] = await Promise.all([
      markedQueuePage(supabase, place),
      place.type === past ? pastDecisions(supabase, place.page, item) : null,
      place.type === takedownRequests ? takedownRequestsPage(supabase, place.page) : null,
    ]);
    return { ...shown, ...queue, decisions: null, requests: null, ...decided, ...asked };
  } catch (error) {
    log.error({ err: error }, queueFailed);
    const nothing = {
      counts: noCounts,
      page: 1,
      pages: 1,
      since: undefined,
      items: [],
      decisions: null,
      requests: null,
    };
    return data({ ...shown, ...nothing, failure: queueFailed }, { status: 503 });
  }
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { type, counts, page, pages, since, items, chosen, item } = loaderData;
  const waiting = items.filter(({ decided }) => !decided).map(choiceOf);
  return (
    <div className="moderation">
      <PageHeading
        title="Content Moderation"
        aside={
          <>
            <Badge tone={counts.all > 0 ? "wait" : undefined}>
              {countOf(counts.all, ["pending item", "pending items"])}
            </Badge>
            {items.length > 0 && (
              <div className="row lg:ms-auto">
                <Shortcuts />
              </div>
            )}
          </>
        }
      />
      <nav className="ideas" aria-label="Types">
        {[{ name: "all", plural: "All" }, ...kinds].map(({ name, plural }) => (
          <Chip key={name} byRouter href={queueAddress({ type: name })} current={name === type}>
            {`${plural} ${counts[name]}`}
          </Chip>
        ))}
        <Chip byRouter href={queueAddress({ type: takedownRequests })} current={type === takedownRequests}>
          {`Rights ${counts.takedown_request}`}
        </Chip>
        <Chip byRouter href="/dashboard/moderation/reports">{`Reports ${counts.report}`}</Chip>
        <Chip byRouter href={queueAddress({ type: past })} current={type === past}>
          Past decisions
        </Chip>
        {!waiting.every((item) => chosen.includes(item)) && (
          <Link
            className="btn btn-quiet"
            to={queueAddress({ type, page, since, chosen: waiting })}
            preventScrollReset
          >
            Select all<span className="sr-only"> on this page</span>
          </Link>
        )}
      </nav>
      <Items {...loaderData} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) =>
          queueAddress({
            type,
            page: number,
            search: item,
            since: type === past || type === takedownRequests ? undefined : since,
          })
        }
      />
      {waiting.length > 0 && <SelectionBar place={{ type, page, since }} chosen={chosen} />}
      <Outlet />
    </div>
  );
}

function Items(props: Route.ComponentProps["loaderData"]) {
  const { type, failure, page, since, items, chosen, scripts, ...other } = props;
  const busy = useNavigation().formMethod === "POST";
  const { search } = useLocation();
  if (failure) return <LoadFailed title={failure} />;
  if (other.requests) return <TakedownRequestList requests={other.requests} search={search} />;
  if (other.decisions)
    return <PastDecisions decisions={other.decisions} search={other.item} query={search} />;
  if (items.length === 0)
    return (
      <EmptyState
        title="No pending content"
        text="All content has been moderated. Check back later for new submissions."
      />
    );
  return (
    <>
      <QueueList
        items={items}
        chosen={chosen}
        here={queueAddress({ type, page, since, chosen })}
        busy={busy}
      />
      {scripts.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
    </>
  );
}
