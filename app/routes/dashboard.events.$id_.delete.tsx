import { sessionContext } from "#app/accounts/session.server.ts";
import { eventKind } from "#app/content/event/kind.server.ts";
import { eventNames } from "#app/content/kinds.ts";
import { DeleteDialog } from "#app/dashboard/delete-dialog.tsx";
import { gone } from "#app/dashboard/edit.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { contentTitle, removeContent } from "#app/review/remove-record.server.ts";
import type { Route } from "./+types/dashboard.events.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${eventNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(eventKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(eventKind, { session: context.get(sessionContext), id, url });

export default function DeleteEvent({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={eventNames} title={loaderData} />;
}
