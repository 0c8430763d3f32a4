import { sessionContext } from "#app/accounts/session.server.ts";
import { logoNames } from "#app/content/kinds.ts";
import { logoKind } from "#app/content/logo/kind.server.ts";
import { DeleteDialog } from "#app/dashboard/delete-dialog.tsx";
import { gone } from "#app/dashboard/edit.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { contentTitle, removeContent } from "#app/review/remove-record.server.ts";
import type { Route } from "./+types/dashboard.logos.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${logoNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(logoKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(logoKind, { session: context.get(sessionContext), id, url });

export default function DeleteLogo({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={logoNames} title={loaderData} />;
}
