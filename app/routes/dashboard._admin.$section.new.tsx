import { randomUUID } from "node:crypto";
import { memberContext } from "#app/accounts/guards.server.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { EditorDialog } from "#app/dashboard/editor-dialog.tsx";
import { typedBefore } from "#app/moderation/expired-session-draft.server.ts";
import { saveContent } from "#app/moderation/save-record.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.new.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(`Add ${kindOfSection(params.section).dashboard.title}`);

export const loader = async ({ request, url }: Route.LoaderArgs) => ({
  submissionId: randomUUID(),
  typed: await typedBefore({ request, url }),
});

export const action = ({ request, url, context, params }: Route.ActionArgs) =>
  saveContent(serverKindOfSection(params.section), {
    request,
    url,
    session: context.get(memberContext),
  });

export default function AddRecord({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditorDialog
      kind={kindOfSection(params.section)}
      record={null}
      submissionId={loaderData.submissionId}
      typed={loaderData.typed}
      refusal={actionData}
    />
  );
}
