import { Link } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Tag } from "#app/components/tag.tsx";
import { labelOfKind } from "#app/content/kinds.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { countOf } from "#app/lib/numbers.ts";
import { reportedItemsPage } from "#app/moderation/reported-items.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.moderation_.reports.ts";

const address = { pathname: "/dashboard/moderation/reports", search: "" };

export const handle: PageHandle = { list: true };
export const meta: Route.MetaFunction = () => unlistedMeta("Reports");

export const loader = ({ context, url }: Route.LoaderArgs) =>
  reportedItemsPage(context.get(memberContext).supabase, pageNumber(url));

export default function Reports({ loaderData: { items, page, pages } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <PageHeading
        title="Reports"
        aside={
          <ButtonLink className="lg:ms-auto" href="/dashboard/moderation">
            Back to moderation
          </ButtonLink>
        }
      />
      {items.length === 0 ? (
        <EmptyState title="No reports" text="What visitors say is wrong with an item is listed here." />
      ) : (
        <ul className="rows entries">
          {items.map(({ type, id, title, reports, reasons, newestAt, ago }) => (
            <li key={id}>
              <p className="wrap-anywhere">
                <Link to={`${address.pathname}/${type}/${id}`}>{title}</Link> <Tag>{labelOfKind(type)}</Tag>{" "}
                <Badge tone="wait">{countOf(reports, ["report", "reports"])}</Badge>
              </p>
              <p className="by wrap-anywhere">
                {reasons.join(" · ")} · <time dateTime={newestAt}>{ago}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={(number) => listUrl(address, { page: number })} />
    </div>
  );
}
