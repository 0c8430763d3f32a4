import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { DeleteDialog } from "#app/dashboard/delete-dialog.tsx";
import { gone } from "#app/dashboard/record.server.ts";
import { contentTitle, removeContent } from "#app/moderation/remove-record.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.$id_.delete.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(`Delete ${kindOfSection(params.section).dashboard.title}`);

export const loader = async ({ params: { section, id }, context }: Route.LoaderArgs) =>
  (await contentTitle(serverKindOfSection(section), { session: context.get(memberContext), id })) ?? gone();

export const action = ({ params: { section, id }, context, url }: Route.ActionArgs) =>
  removeContent(serverKindOfSection(section), { session: context.get(memberContext), id, url });

export default function DeleteRecord({ params, loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={kindOfSection(params.section)} title={loaderData} />;
}
