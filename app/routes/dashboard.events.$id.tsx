import { sessionContext } from "#app/accounts/session.server.ts";
import { eventKind } from "#app/content/event/kind.server.ts";
import { eventNames } from "#app/content/kinds.ts";
import { contentToView } from "#app/dashboard/view.server.ts";
import { ViewDialog } from "#app/dashboard/view-dialog.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.events.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.title ?? eventNames.name);

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  contentToView(eventKind, { session: context.get(sessionContext), id });

export default function Event({ loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={eventNames} item={loaderData} />;
}
