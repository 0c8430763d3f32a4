import { Form, Link, useLocation, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { GoneDialog } from "#app/dashboard/gone-dialog.tsx";
import { gone } from "#app/dashboard/record.server.ts";
import { contentTitle, removeContent } from "#app/moderation/remove-record.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.$id_.delete.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  unlistedMeta(`Delete ${kindOfSection(params.section).dashboard.title}`);

export const loader = async ({ params: { section, id }, context }: Route.LoaderArgs) =>
  (await contentTitle(serverKindOfSection(section), { session: context.get(memberContext), id })) ?? gone();

export const action = ({ params: { section, id }, context, url }: Route.ActionArgs) =>
  removeContent(serverKindOfSection(section), { session: context.get(memberContext), id, url });

export default function DeleteRecord({ params, loaderData }: Route.ComponentProps) {
  return <DeleteDialog kind={kindOfSection(params.section)} title={loaderData} />;
}

/** A `title` of null: the record is gone already. */
function DeleteDialog({ kind, title }: { kind: Kind; title: string | null }) {
  const back = listOf(kind, useLocation());
  const busy = useNavigation().state === "submitting";
  if (title === null) return <GoneDialog kind={kind} title={`Delete ${kind.dashboard.title}`} />;
  return (
    <RouteDialog title={`Delete ${kind.dashboard.title}`} closeHref={back}>
      <p>
        <strong className="wrap-anywhere">{title}</strong>
      </p>
      <p>Are you sure you want to delete this {kind.dashboard.noun}? This action cannot be undone.</p>
      <Form method="post" className="answers" preventScrollReset>
        <Button variant="danger" disabled={busy}>
          Delete {kind.dashboard.title}
        </Button>
        <Link className="btn btn-quiet" to={back} data-close>
          Cancel
        </Link>
      </Form>
    </RouteDialog>
  );
}
