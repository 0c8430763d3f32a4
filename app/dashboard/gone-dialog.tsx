import { Link, useLocation } from "react-router";
import { RouteDialog } from "#app/components/dialog.tsx";
import { listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";

export function GoneDialog({ kind, title }: { kind: Kind; title: string }) {
  const back = listOf(kind, useLocation());
  return (
    <RouteDialog title={title} closeHref={back}>
      <p>This {kind.dashboard.noun} no longer exists.</p>
      <div className="row">
        <Link className="btn" to={back} data-close>
          Back to the list
        </Link>
      </div>
    </RouteDialog>
  );
}
