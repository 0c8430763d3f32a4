import { data, Link, Outlet, PrefetchPageLinks, useNavigation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { kinds } from "#app/content/kinds.ts";
import { LoadFailed } from "#app/dashboard/load-failed.tsx";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import { markedQueuePage } from "#app/review/marked-queue.server.ts";
import { noCounts, queueFailed } from "#app/review/queue.server.ts";
import { QueueList } from "#app/review/queue-list.tsx";
import { afterRefusal } from "#app/review/revalidation.ts";
import { choiceOf, placeIn, queueAddress } from "#app/review/selection.ts";
import { SelectionBar } from "#app/review/selection-bar.tsx";
import { Shortcuts } from "#app/review/shortcuts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/dashboard.moderation.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Content Moderation");

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = placeIn(url);
  const chosen = url.searchParams.getAll("item");
  try {
    const page = await markedQueuePage(context.get(sessionContext).supabase, place);
    return { type: place.type, chosen, failure: null, ...page };
  } catch (error) {
    log.error({ err: error }, queueFailed);
    const nothing = { counts: noCounts, page: 1, pages: 1, items: [] };
    return data({ type: place.type, chosen, failure: queueFailed, ...nothing }, { status: 503 });
  }
}

export const shouldRevalidate = afterRefusal;

export default function Moderation({
  loaderData: { type, failure, counts, page, pages, items, chosen },
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const everything = items.map(choiceOf);
  return (
    <div className="moderation">
      <PageHeading
        title="Content Moderation"
        aside={
          <>
            <Badge tone={counts.all > 0 ? "wait" : undefined}>
              {countOf(counts.all, ["pending item", "pending items"])}
            </Badge>
            <div className="row push">
              {items.length > 0 && <Shortcuts />}
              <Link className="btn quiet compact" to="/dashboard/audit?action=approved">
                Past decisions
              </Link>
            </div>
          </>
        }
      />
      <nav className="ideas" aria-label="Types">
        {[{ name: "all", plural: "All" }, ...kinds].map(({ name, plural }) => (
          <Chip key={name} byRouter href={queueAddress({ type: name })} current={name === type}>
            {plural} {counts[name]}
          </Chip>
        ))}
        {items.length > 0 && !everything.every((item) => chosen.includes(item)) && (
          <Link
            className="btn quiet"
            to={queueAddress({ type, page, chosen: everything })}
            preventScrollReset
          >
            Select all<span className="sr-only"> on this page</span>
          </Link>
        )}
      </nav>
      {failure ? (
        <LoadFailed title={failure} />
      ) : items.length === 0 ? (
        <EmptyState
          title="No pending content"
          text="All content has been moderated. Check back later for new submissions."
        />
      ) : (
        <>
          <QueueList items={items} chosen={chosen} here={queueAddress({ type, page, chosen })} busy={busy} />
          {/* Loaded ahead, so that a lost connection does not lose the note. */}
          {items[0] && <PrefetchPageLinks page={`/dashboard/moderation/${items[0].type}/${items[0].id}`} />}
        </>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => queueAddress({ type, page: number })} />
      {items.length > 0 && <SelectionBar type={type} page={page} chosen={chosen} />}
      <Outlet />
    </div>
  );
}
