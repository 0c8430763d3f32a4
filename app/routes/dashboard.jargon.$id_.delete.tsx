import { sessionContext } from "#app/auth/session.server.ts";
import { DeleteDialog } from "#app/dashboard/content/delete-dialog.tsx";
import { gone } from "#app/dashboard/content/edit.server.ts";
import { jargonKind } from "#app/dashboard/content/jargon-kind.ts";
import { jargonNames } from "#app/dashboard/content/kind-names.ts";
import { contentTitle, removeContent } from "#app/dashboard/content/remove.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jargon.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${jargonNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(jargonKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(jargonKind, { session: context.get(sessionContext), id, url });

export default function DeleteJargon({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={jargonNames} title={loaderData} />;
}
