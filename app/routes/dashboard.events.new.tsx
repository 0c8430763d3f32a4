import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/accounts/session.server.ts";
import { eventKind } from "#app/content/event/kind.server.ts";
import { eventNames } from "#app/content/kinds.ts";
import { EventEditor } from "#app/dashboard/event-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { typedBefore } from "#app/review/kept-typed.server.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.events.new.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Add ${eventNames.name}`);

export const loader = async ({ request }: Route.LoaderArgs) => ({
  submissionId: randomUUID(),
  typed: await typedBefore(request),
});

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveContent(eventKind, { request, url, session: context.get(sessionContext) });

export default function NewEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <EventEditor record={null} {...loaderData} refusal={actionData} />;
}
