import { sessionContext } from "#app/auth/session.server.ts";
import { contentToEdit, gone } from "#app/dashboard/content/edit.server.ts";
import { JargonEditor } from "#app/dashboard/content/jargon-editor.tsx";
import { jargonKind } from "#app/dashboard/content/jargon-kind.ts";
import { jargonNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.jargon.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${jargonNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(jargonKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(jargonKind, { request, url, session: context.get(sessionContext), id });

export default function EditJargon({ params, loaderData, actionData }: Route.ComponentProps) {
  return <JargonEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
