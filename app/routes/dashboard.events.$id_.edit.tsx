import { sessionContext } from "#app/auth/session.server.ts";
import { contentToEdit, gone } from "#app/dashboard/content/edit.server.ts";
import { EventEditor } from "#app/dashboard/content/event-editor.tsx";
import { eventKind } from "#app/dashboard/content/event-kind.ts";
import { eventNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Route } from "./+types/dashboard.events.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${eventNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(eventKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(eventKind, { request, url, session: context.get(sessionContext), id });

export default function EditEvent({ params, loaderData, actionData }: Route.ComponentProps) {
  return <EventEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
