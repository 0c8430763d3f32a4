import { Link, useLocation } from "react-router";
import { dialogUrl } from "#app/content/dashboard-address.ts";

type Props = { list: string; id: string; title: string; view?: boolean };

export function RowActions({ list, id, title, view = false }: Props) {
  const location = useLocation();
  const to = (end: string) => dialogUrl(`${list}/${id}${end}`, location);
  return (
    <div className="row row-actions">
      {view && (
        <Link className="btn btn-compact" to={to("")} preventScrollReset aria-label={`View ${title}`}>
          View
        </Link>
      )}
      <Link className="btn btn-compact" to={to("/edit")} preventScrollReset aria-label={`Edit ${title}`}>
        Edit
      </Link>
      <Link
        className="btn btn-compact btn-danger"
        to={to("/delete")}
        preventScrollReset
        aria-label={`Delete ${title}`}
      >
        Delete
      </Link>
    </div>
  );
}
