import { sessionContext } from "#app/accounts/session.server.ts";
import { jargonKind } from "#app/content/jargon/kind.server.ts";
import { jargonNames } from "#app/content/kinds.ts";
import { DeleteDialog } from "#app/dashboard/delete-dialog.tsx";
import { gone } from "#app/dashboard/edit.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { contentTitle, removeContent } from "#app/review/remove-record.server.ts";
import type { Route } from "./+types/dashboard.jargon.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${jargonNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(jargonKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(jargonKind, { session: context.get(sessionContext), id, url });

export default function DeleteJargon({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={jargonNames} title={loaderData} />;
}
