import { Link, useLocation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { RouteDialog } from "#app/components/dialog.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { Picture } from "#app/components/picture.tsx";
import { dialogUrl, listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { recordToView } from "#app/dashboard/record.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.$id.ts";

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  unlistedMeta(loaderData?.title ?? kindOfSection(params.section).dashboard.title);

export const loader = ({ params: { section, id }, context }: Route.LoaderArgs) =>
  recordToView(serverKindOfSection(section), { session: context.get(memberContext), id });

export default function ViewRecord({ params, loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={kindOfSection(params.section)} item={loaderData} />;
}

type Props = {
  kind: Kind;
  item: Awaited<ReturnType<typeof recordToView>>;
};

function ViewDialog({ kind, item }: Props) {
  const location = useLocation();
  return (
    <RouteDialog title={item.title} closeHref={listOf(kind, location)}>
      {item.imageUrl && (
        <div className="stage">
          <div className="plate">
            <Picture src={item.imageUrl} title={item.title} width={480} height={240} />
          </div>
        </div>
      )}
      <MetaList
        items={[
          ...(item.state ? [["Status", item.state] as [string, string]] : []),
          ["Review", statusLabels[item.status] ?? item.status],
          ...item.facts,
          ["Added", formatDate(item.submittedAt)],
          ["Added by", item.submittedBy],
        ]}
      />
      <div className="answers">
        {item.linkUrl && (
          <a className="btn btn-primary" href={item.linkUrl} target="_blank" rel="nofollow ugc noopener">
            {kind.dashboard.link?.text}
          </a>
        )}
        <Link className="btn" to={dialogUrl(`${kind.dashboard.list}/${item.id}/edit`, location)}>
          Edit
        </Link>
      </div>
    </RouteDialog>
  );
}
