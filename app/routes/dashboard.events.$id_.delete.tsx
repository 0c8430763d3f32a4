import { sessionContext } from "#app/auth/session.server.ts";
import { DeleteDialog } from "#app/dashboard/content/delete-dialog.tsx";
import { gone } from "#app/dashboard/content/edit.server.ts";
import { eventKind } from "#app/dashboard/content/event-kind.ts";
import { eventNames } from "#app/dashboard/content/kind-names.ts";
import { contentTitle, removeContent } from "#app/dashboard/content/remove.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.events.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${eventNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(eventKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(eventKind, { session: context.get(sessionContext), id, url });

export default function DeleteEvent({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={eventNames} title={loaderData} />;
}
