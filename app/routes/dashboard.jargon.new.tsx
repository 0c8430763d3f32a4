import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/accounts/session.server.ts";
import { jargonKind } from "#app/content/jargon/kind.server.ts";
import { jargonNames } from "#app/content/kinds.ts";
import { JargonEditor } from "#app/dashboard/jargon-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { typedBefore } from "#app/review/kept-typed.server.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.jargon.new.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Add ${jargonNames.name}`);

export const loader = async ({ request }: Route.LoaderArgs) => ({
  submissionId: randomUUID(),
  typed: await typedBefore(request),
});

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveContent(jargonKind, { request, url, session: context.get(sessionContext) });

export default function NewJargon({ loaderData, actionData }: Route.ComponentProps) {
  return <JargonEditor record={null} {...loaderData} refusal={actionData} />;
}
