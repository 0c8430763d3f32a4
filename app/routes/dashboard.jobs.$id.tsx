import { sessionContext } from "#app/auth/session.server.ts";
import { jobKind } from "#app/dashboard/content/job-kind.ts";
import { jobNames } from "#app/dashboard/content/kind-names.ts";
import { contentToView } from "#app/dashboard/content/view.server.ts";
import { ViewDialog } from "#app/dashboard/content/view-dialog.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jobs.$id.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData?.title ?? jobNames.name);

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  contentToView(jobKind, { session: context.get(sessionContext), id });

export default function Job({ loaderData }: Route.ComponentProps) {
  return <ViewDialog kind={jobNames} item={loaderData} />;
}
