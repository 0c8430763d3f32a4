import { sessionContext } from "#app/accounts/session.server.ts";
import { jobKind } from "#app/content/job/kind.server.ts";
import { jobNames } from "#app/content/kinds.ts";
import { DeleteDialog } from "#app/dashboard/delete-dialog.tsx";
import { gone } from "#app/dashboard/edit.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { contentTitle, removeContent } from "#app/review/remove-record.server.ts";
import type { Route } from "./+types/dashboard.jobs.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${jobNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(jobKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(jobKind, { session: context.get(sessionContext), id, url });

export default function DeleteJob({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={jobNames} title={loaderData} />;
}
