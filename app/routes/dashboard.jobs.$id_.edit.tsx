import { sessionContext } from "#app/accounts/session.server.ts";
import { jobKind } from "#app/content/job/kind.server.ts";
import { jobNames } from "#app/content/kinds.ts";
import { contentToEdit, gone } from "#app/dashboard/edit.server.ts";
import { JobEditor } from "#app/dashboard/job-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.jobs.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${jobNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(jobKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(jobKind, { request, url, session: context.get(sessionContext), id });

export default function EditJob({ params, loaderData, actionData }: Route.ComponentProps) {
  return <JobEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
