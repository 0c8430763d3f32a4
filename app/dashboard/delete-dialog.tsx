import { Form, Link, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";
import { GoneDialog } from "./gone-dialog.tsx";

/** A `title` of null: the record is gone already. */
export function DeleteDialog({ kind, title }: { kind: Kind; title: string | null }) {
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
