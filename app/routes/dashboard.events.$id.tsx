import { sessionContext } from "#app/auth/session.server.ts";
import { eventKind } from "#app/dashboard/content/event-kind.ts";
import { eventNames } from "#app/dashboard/content/kind-names.ts";
import { contentToView } from "#app/dashboard/content/view.server.ts";
import { ViewDialog } from "#app/dashboard/content/view-dialog.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.events.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.title ?? eventNames.name);

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  contentToView(eventKind, { session: context.get(sessionContext), id });

export default function Event({ loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={eventNames} item={loaderData} />;
}
