import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { gone, recordToEdit } from "#app/dashboard/record.server.ts";
import { saveContent } from "#app/moderation/save-record.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.$id_.edit.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(`Edit ${kindOfSection(params.section).dashboard.title}`);

export const loader = async ({ request, url, params: { section, id }, context }: Route.LoaderArgs) =>
  (await recordToEdit(serverKindOfSection(section), {
    request,
    url,
    session: context.get(memberContext),
    id,
  })) ?? gone();

export const action = ({ request, url, context, params: { section, id } }: Route.ActionArgs) =>
  saveContent(serverKindOfSection(section), { request, url, session: context.get(memberContext), id });

export default function EditRecord({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditorDialog
      key={params.id}
      kind={kindOfSection(params.section)}
      record={loaderData}
      typed={loaderData?.typed}
      refusal={actionData}
    />
  );
}
