import { sessionContext } from "#app/accounts/session.server.ts";
import { logoNames } from "#app/content/kinds.ts";
import { logoKind } from "#app/content/logo/kind.server.ts";
import { contentToEdit, gone } from "#app/dashboard/edit.server.ts";
import { LogoEditor } from "#app/dashboard/logo-editor.tsx";
import { marksOf } from "#app/pictures/inline-pictures.server.ts";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.logos.$id_.edit.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Edit ${logoNames.name}`);

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const record = await contentToEdit(logoKind, { request, session: context.get(sessionContext), id });
  if (!record) return gone();
  const [mark] = await marksOf([record.values.image_url ?? null]);
  return { ...record, mark };
}

export const action = ({ request, url, context, params: { id } }: Route.ActionArgs) =>
  saveContent(logoKind, { request, url, session: context.get(sessionContext), id });

export default function EditLogo({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <LogoEditor
      key={params.id}
      record={loaderData}
      typed={loaderData?.typed}
      mark={loaderData?.mark}
      refusal={actionData}
    />
  );
}
