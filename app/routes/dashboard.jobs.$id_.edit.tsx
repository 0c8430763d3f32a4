import { sessionContext } from "#app/auth/session.server.ts";
import { contentToEdit, gone } from "#app/dashboard/content/edit.server.ts";
import { JobEditor } from "#app/dashboard/content/job-editor.tsx";
import { jobKind } from "#app/dashboard/content/job-kind.ts";
import { jobNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jobs.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${jobNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(jobKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(jobKind, { request, url, session: context.get(sessionContext), id });

export default function EditJob({ params, loaderData, actionData }: Route.ComponentProps) {
  return <JobEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
