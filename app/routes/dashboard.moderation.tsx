import { data, Form, Link, Outlet, PrefetchPageLinks, useNavigation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { kindNamed, kinds } from "#app/content/kinds.ts";
import { LoadFailed } from "#app/dashboard/load-failed.tsx";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import { unlistedMeta } from "#app/publish/meta.ts";
import stylesheet from "#app/review/moderation.css?url";
import { noCounts, queueFailed, queuePage } from "#app/review/queue.server.ts";
import { QueueList } from "#app/review/queue-list.tsx";
import { afterRefusal } from "#app/review/revalidation.ts";
import { choiceOf, placeIn, queueAddress, selectionForm } from "#app/review/selection.ts";
import { Shortcuts } from "#app/review/shortcuts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/dashboard.moderation.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Content Moderation");
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = placeIn(url);
  const chosen = url.searchParams.getAll("item");
  try {
    const page = await pageWithMarks(context.get(sessionContext).supabase, place);
    return { type: place.type, chosen, failure: null, ...page };
  } catch (error) {
    log.error({ err: error }, queueFailed);
    const nothing = { counts: noCounts, page: 1, pages: 1, items: [] };
    return data({ type: place.type, chosen, failure: queueFailed, ...nothing }, { status: 503 });
  }
}

export const shouldRevalidate = afterRefusal;

async function pageWithMarks(supabase: Supabase, place: ReturnType<typeof placeIn>) {
  const { items, ...page } = await queuePage(supabase, place);
  const marks = await marksOf(
    supabase,
    items.map(({ type, imageUrl }) => (kindNamed(type)?.isPicture ? imageUrl : null)),
  );
  return { ...page, items: items.map((item, index) => ({ ...item, mark: marks[index] })) };
}

export default function Moderation({
  loaderData: { type, failure, counts, page, pages, items, chosen },
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="moderation">
      <div className="row between">
        <div className="row">
          <h1 className="page-title">Content Moderation</h1>
          <Badge tone={counts.all > 0 ? "wait" : undefined}>
            {countOf(counts.all, ["pending item", "pending items"])}
          </Badge>
        </div>
        {items.length > 0 && <Shortcuts />}
      </div>
      <div className="queue-bar">
        <nav className="row chips slide" aria-label="Types">
          {[{ name: "all", plural: "All" }, ...kinds].map(({ name, plural }) => (
            <Chip key={name} byRouter href={queueAddress({ type: name })} current={name === type}>
              {plural} <span className="count">{counts[name]}</span>
            </Chip>
          ))}
        </nav>
        {items.length > 0 && (
          <SelectionBar type={type} page={page} everything={items.map(choiceOf)} chosen={chosen} />
        )}
      </div>
      {failure ? (
        <LoadFailed title={failure} />
      ) : items.length === 0 ? (
        <EmptyState
          title="No pending content"
          text="All content has been moderated. Check back later for new submissions."
          action={
            <Link className="btn" to="/dashboard/audit?action=approved">
              See past decisions
            </Link>
          }
        />
      ) : (
        <>
          <QueueList items={items} chosen={chosen} here={queueAddress({ type, page, chosen })} busy={busy} />
          {/* Loaded ahead, so that a lost connection does not lose the note. */}
          {items[0] && <PrefetchPageLinks page={`/dashboard/moderation/${items[0].type}/${items[0].id}`} />}
        </>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => queueAddress({ type, page: number })} />
      <Outlet />
    </div>
  );
}

type BarProps = {
  type: Parameters<typeof queueAddress>[0]["type"];
  page: number;
  everything: string[];
  chosen: string[];
};

function SelectionBar({ type, page, everything, chosen }: BarProps) {
  const all = everything.every((item) => chosen.includes(item));
  return (
    <Form
      id={selectionForm}
      action="/dashboard/moderation/selection"
      className="queue-selection"
      preventScrollReset
    >
      {type !== "all" && <input type="hidden" name="type" value={type} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <Link
        className="btn quiet"
        to={queueAddress({ type, page, chosen: all ? [] : everything })}
        preventScrollReset
      >
        {all ? "Select none" : "Select all"}
        {!all && <span className="sr-only"> on this page</span>}
      </Link>
      <Button name="decision" value="rejected" variant="danger">
        Reject selected
      </Button>
      <Button name="decision" value="approved">
        Approve selected
      </Button>
    </Form>
  );
}
