type Props = {
  isLater: boolean;
  previous: string | null;
  next: string | null;
  hrefFor: (page: string | null) => string;
};

export function CursorPagination({ isLater, previous, next, hrefFor }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="row justify-between pt-6" aria-label="Pages">
      {previous ? (
        <a className="btn" rel="prev" href={hrefFor(previous)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      {isLater && (
        <a className="btn btn-quiet" href={hrefFor(null)}>
          First page
        </a>
      )}
      {next ? (
        <a className="btn" rel="next" href={hrefFor(next)}>
          Next
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
