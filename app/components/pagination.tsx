import { Link } from "react-router";

type Props = { page: number; pages: number; hrefFor: (page: number) => string };

export function Pagination({ page, pages, hrefFor }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="row justify-between pt-6" aria-label="Pages">
      {page > 1 ? (
        <Link className="btn" rel="prev" to={hrefFor(page - 1)}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="by">{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <Link className="btn" rel="next" to={hrefFor(page + 1)}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
