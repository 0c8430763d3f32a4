type Props = {
  isLater: boolean;
  previous: string | null;
  next: string | null;
  hrefFor: (page: string | null) => string;
};

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
