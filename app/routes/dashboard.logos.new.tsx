import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/accounts/session.server.ts";
import { logoNames } from "#app/content/kinds.ts";
import { logoKind } from "#app/content/logo/kind.server.ts";
import { LogoEditor } from "#app/dashboard/logo-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { typedBefore } from "#app/review/kept-typed.server.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.logos.new.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Add ${logoNames.name}`);

export const loader = async ({ request }: Route.LoaderArgs) => ({
  submissionId: randomUUID(),
  typed: await typedBefore(request),
});

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveContent(logoKind, { request, url, session: context.get(sessionContext) });

export default function NewLogo({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoEditor record={null} {...loaderData} refusal={actionData} />;
}
