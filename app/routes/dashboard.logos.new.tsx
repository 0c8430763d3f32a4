import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/auth/session.server.ts";
import { logoNames } from "#app/dashboard/content/kind-names.ts";
import { LogoEditor } from "#app/dashboard/content/logo-editor.tsx";
import { logoKind } from "#app/dashboard/content/logo-kind.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { typedBefore } from "#app/dashboard/content/typed.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
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
