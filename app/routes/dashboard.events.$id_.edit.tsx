import { sessionContext } from "#app/accounts/session.server.ts";
import { eventKind } from "#app/content/event/kind.server.ts";
import { eventNames } from "#app/content/kinds.ts";
import { contentToEdit, gone } from "#app/dashboard/edit.server.ts";
import { EventEditor } from "#app/dashboard/event-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.events.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${eventNames.name}`);

export const loader = async ({ request, params: { id }, context }: Route.LoaderArgs) =>
  (await contentToEdit(eventKind, { request, session: context.get(sessionContext), id })) ?? gone();

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(eventKind, { request, url, session: context.get(sessionContext), id });

export default function EditEvent({ params, loaderData, actionData }: Route.ComponentProps) {
  return <EventEditor key={params.id} record={loaderData} typed={loaderData?.typed} refusal={actionData} />;
}
