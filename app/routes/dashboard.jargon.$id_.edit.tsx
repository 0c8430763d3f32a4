import { sessionContext } from "#app/accounts/session.server.ts";
import { jargonKind } from "#app/content/jargon/kind.server.ts";
import { jargonNames } from "#app/content/kinds.ts";
import { contentToEdit, gone } from "#app/dashboard/edit.server.ts";
import { JargonEditor } from "#app/dashboard/jargon-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.jargon.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${jargonNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(jargonKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(jargonKind, { request, url, session: context.get(sessionContext), id });

export default function EditJargon({ params, loaderData, actionData }: Route.ComponentProps) {
  return <JargonEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
