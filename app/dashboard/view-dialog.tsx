import { Link, useLocation } from "react-router";
import { dialogUrl, listOf } from "#app/content/dashboard-address.ts";
import { statusLabels } from "#app/content/item-types.ts";
import type { KindNames } from "#app/content/kinds.ts";
import { formatDate } from "#app/lib/dates.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { contentToView } from "./view.server.ts";

type Props = {
  kind: KindNames;
  item: Awaited<ReturnType<typeof contentToView>>;
};

/** Everything a record says. */
export function ViewDialog({ kind, item }: Props) {
  const location = useLocation();
  return (
    <RouteDialog title={item.title} closeHref={listOf(kind, location)}>
      {item.imageUrl && (
        <div className="plate">
          <Picture src={item.imageUrl} title={item.title} id={item.id} width={480} height={240} />
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
      <div className="row">
        {item.applyUrl && (
          <a className="btn primary" href={item.applyUrl} target="_blank" rel="nofollow ugc noopener">
            Apply for this position
          </a>
        )}
        <Link className="btn" to={dialogUrl(`${kind.list}/${item.id}/edit`, location)}>
          Edit
        </Link>
      </div>
    </RouteDialog>
  );
}
