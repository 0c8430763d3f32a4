import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/auth/session.server.ts";
import { JargonEditor } from "#app/dashboard/content/jargon-editor.tsx";
import { jargonKind } from "#app/dashboard/content/jargon-kind.ts";
import { jargonNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { typedBefore } from "#app/dashboard/content/typed.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
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
