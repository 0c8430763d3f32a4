import { useSearchParams } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { itemFacts } from "#app/moderation/item-facts.ts";
import { itemTypeLabels, statusLabels } from "#app/moderation/item-types.ts";
import { wholeItem } from "#app/moderation/queue.server.ts";
import { ReviewForm } from "#app/moderation/review-form.tsx";
import { unlistedMeta } from "#app/seo/meta.ts";
import { RouteDialog } from "#app/ui/dialog.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { marksOf } from "#app/uploads/inline-pictures.server.ts";
import type { Route } from "./+types/dashboard.moderation.$type.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.item.title ?? "Content Moderation");

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await wholeItem(context.get(sessionContext).supabase, params.type, params.id);
  if (!item) throw new Response("This item does not exist or was removed.", { status: 404 });
  const { type, row, submittedBy } = item;
  const imageUrl = "image_url" in row ? row.image_url : null;
  const [mark] = await marksOf([imageUrl]);
  return {
    item: {
      id: row.id,
      type,
      title: "term" in row ? row.term : row.title,
      status: row.status,
      note: row.review_note,
      submittedBy,
      submittedAt: row.created_at,
      imageUrl,
      mark,
      facts: itemFacts(row),
    },
  };
}

export default function ModerationItem({ loaderData: { item } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = `/dashboard/moderation${search.size > 0 ? `?${search}` : ""}`;
  return (
    <RouteDialog title={item.title} closeHref={back}>
      {item.imageUrl && (
        <div className="plate">
          <Picture
            src={item.imageUrl}
            mark={item.mark}
            title={`${item.title}, as it was sent`}
            id={item.id}
            width={480}
            height={240}
          />
        </div>
      )}
      <MetaList
        items={[
          ["Type", itemTypeLabels[item.type]],
          ["Status", statusLabels[item.status] ?? item.status],
          ["Submitted", formatDate(item.submittedAt)],
          ["Submitted by", item.submittedBy],
          ...item.facts,
          ...(item.note ? [["Reviewer's note", item.note] as [string, string]] : []),
        ]}
      />
      {item.status === "pending" && <ReviewForm item={item} returnTo={back} />}
    </RouteDialog>
  );
}
