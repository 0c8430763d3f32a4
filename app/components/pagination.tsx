import { Link } from "react-router";

const english = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

type Props = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** The dashboard is in English. */
  words?: typeof english;
};

export function Pagination({ page, pages, hrefFor, words = english }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="row justify-between pt-6" aria-label={words.pages}>
      {page > 1 ? (
        <Link className="btn" rel="prev" to={hrefFor(page - 1)}>
          {words.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className="by">{words.page(page, pages)}</span>
      {page < pages ? (
        <Link className="btn" rel="next" to={hrefFor(page + 1)}>
          {words.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
