import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/auth/session.server.ts";
import { LogoEditor } from "#app/dashboard/content/logo-editor.tsx";
import { logoKind } from "#app/dashboard/content/logo-kind.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import type { Route } from "./+types/dashboard.logos.new.ts";

export const loader = () => ({ submissionId: randomUUID() });

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveContent(logoKind, { request, url, session: context.get(sessionContext) });

export default function NewLogo({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoEditor record={null} submissionId={loaderData.submissionId} refusal={actionData} />;
}
