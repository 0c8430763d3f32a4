type Props = { page: number; pages: number; hrefFor: (page: number) => string };

/** The way through a long list: one page back, one on. Nothing where there is one page only. */
export function Pagination({ page, pages, hrefFor }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="row between pagination" aria-label="Pages">
      {page > 1 ? (
        <a className="btn" rel="prev" href={hrefFor(page - 1)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      <span className="small">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className="btn" rel="next" href={hrefFor(page + 1)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
