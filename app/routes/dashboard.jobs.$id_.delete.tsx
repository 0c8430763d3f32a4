import { sessionContext } from "#app/auth/session.server.ts";
import { DeleteDialog } from "#app/dashboard/content/delete-dialog.tsx";
import { gone } from "#app/dashboard/content/edit.server.ts";
import { jobKind } from "#app/dashboard/content/job-kind.ts";
import { jobNames } from "#app/dashboard/content/kind-names.ts";
import { contentTitle, removeContent } from "#app/dashboard/content/remove.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jobs.$id_.delete.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Delete ${jobNames.name}`);

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) =>
  (await contentTitle(jobKind, { session: context.get(sessionContext), id })) ?? gone();

export const action = ({ params: { id }, context, url }: Route.ActionArgs) =>
  removeContent(jobKind, { session: context.get(sessionContext), id, url });

export default function DeleteJob({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={jobNames} title={loaderData} />;
}
