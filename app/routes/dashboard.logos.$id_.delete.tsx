import { sessionContext } from "#app/auth/session.server.ts";
import { DeleteDialog } from "#app/dashboard/content/delete-dialog.tsx";
import { gone } from "#app/dashboard/content/edit.server.ts";
import { logoNames } from "#app/dashboard/content/kind-names.ts";
import { logoKind } from "#app/dashboard/content/logo-kind.ts";
import { contentTitle, removeContent } from "#app/dashboard/content/remove.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.logos.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${logoNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(logoKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(logoKind, { session: context.get(sessionContext), id, url });

export default function DeleteLogo({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={logoNames} title={loaderData} />;
}
