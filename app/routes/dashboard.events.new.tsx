import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/auth/session.server.ts";
import { EventEditor } from "#app/dashboard/content/event-editor.tsx";
import { eventKind } from "#app/dashboard/content/event-kind.ts";
import { eventNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { typedBefore } from "#app/dashboard/content/typed.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
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
