import { sessionContext } from "#app/accounts/session.server.ts";
import { jobKind } from "#app/content/job/kind.server.ts";
import { jobNames } from "#app/content/kinds.ts";
import { contentToView } from "#app/dashboard/view.server.ts";
import { ViewDialog } from "#app/dashboard/view-dialog.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jobs.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData?.title ?? jobNames.name);

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  contentToView(jobKind, { session: context.get(sessionContext), id });

export default function Job({ loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={jobNames} item={loaderData} />;
}
