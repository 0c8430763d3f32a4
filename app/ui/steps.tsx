type Props = {
  /** Whether this is a page after the first. */
  isLater: boolean;
  previous: string | null;
  next: string | null;
  /** The address of the page that such a word names; of the first, without one. */
  hrefFor: (page: string | null) => string;
};

/** The way through a list that goes on: one page back, one on, or to its beginning. Nothing where there is one page only. */
export function Steps({ isLater, previous, next, hrefFor }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="row between pagination" aria-label="Pages">
      {previous ? (
        <a className="btn" rel="prev" href={hrefFor(previous)}>
          Previous
        </a>
      ) : (
        <span />
      )}
      {isLater && (
        <a
          className="small inline-flex min-h-11 items-center underline underline-offset-4"
          href={hrefFor(null)}
        >
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
