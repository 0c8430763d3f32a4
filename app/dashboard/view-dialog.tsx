import { Link, useLocation } from "react-router";
import { RouteDialog } from "#app/components/dialog.tsx";
import { MetaList } from "#app/components/meta-list.tsx";
import { Picture } from "#app/components/picture.tsx";
import { dialogUrl, listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";
import { statusLabels } from "#app/content/review-status.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { recordToView } from "./record.server.ts";

type Props = {
  kind: Kind;
  item: Awaited<ReturnType<typeof recordToView>>;
};

export function ViewDialog({ kind, item }: Props) {
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
