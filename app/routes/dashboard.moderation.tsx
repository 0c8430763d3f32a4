import { Link, Outlet, useNavigation } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { pageNumber } from "#app/lib/list-url.ts";
import { reviewHints } from "#app/moderation/hints.server.ts";
import { itemTabLabels, itemTypes } from "#app/moderation/item-types.ts";
import { isItemType, pendingCounts, pendingItems, queuePageSize } from "#app/moderation/queue.server.ts";
import { QueueCard } from "#app/moderation/queue-card.tsx";
import { unlistedMeta } from "#app/seo/meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/dashboard.moderation.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Content Moderation");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const wanted = url.searchParams.get("type");
  const type = isItemType(wanted) ? wanted : "all";
  const counts = await pendingCounts(supabase);
  const pages = Math.max(1, Math.ceil(counts[type] / queuePageSize));
  const page = Math.min(pageNumber(url), pages);
  const items = await pendingItems(supabase, { type, page });
  const hints = await reviewHints(
    supabase,
    items.map(({ id }) => id),
  );
  return { type, counts, page, pages, items: items.map((item) => ({ ...item, hints: hints.get(item.id) })) };
}

export default function Moderation({
  loaderData: { type, counts, page, pages, items },
}: Route.ComponentProps) {
  const here = (tab: string, number = 1) => {
    const query = new URLSearchParams({
      ...(tab !== "all" && { type: tab }),
      ...(number > 1 && { page: String(number) }),
    });
    return `/dashboard/moderation${query.size > 0 ? `?${query}` : ""}`;
  };
  const busy = useNavigation().formAction === "/dashboard/reviews";
  return (
    <div className="stack-wide">
      <div className="row between">
        <h1 className="page-title">Content Moderation</h1>
        <Badge tone={counts.all > 0 ? "wait" : "plain"}>
          {counts.all} pending {counts.all === 1 ? "item" : "items"}
        </Badge>
      </div>
      <nav className="row chips" aria-label="Types">
        {(["all", ...itemTypes] as const).map((tab) => (
          <Link key={tab} className="chip" to={here(tab)} aria-current={tab === type ? "true" : undefined}>
            {itemTabLabels[tab]} <span className="count">{counts[tab]}</span>
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState
          title="No pending content"
          text="All content has been moderated. Check back later for new submissions."
        />
      ) : (
        <ul className="queue" aria-busy={busy}>
          {items.map((item) => (
            <li key={item.id}>
              <QueueCard item={item} hints={item.hints} returnTo={here(type, page)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => here(type, number)} />
      <Outlet />
    </div>
  );
}
