import { sessionContext } from "#app/auth/session.server.ts";
import { contentToEdit } from "#app/dashboard/content/edit.server.ts";
import { LogoEditor } from "#app/dashboard/content/logo-editor.tsx";
import { logoKind } from "#app/dashboard/content/logo-kind.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import type { Route } from "./+types/dashboard.logos.$id_.edit.ts";

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  contentToEdit(logoKind, { session: context.get(sessionContext), id });

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(logoKind, { request, url, session: context.get(sessionContext), id });

export default function EditLogo({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoEditor key={loaderData.id} record={loaderData} refusal={actionData} />;
}
