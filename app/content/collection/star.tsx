import { useLocation } from "react-router";
import { Icon } from "#app/components/icon.tsx";

type Props = {
  logo: { slug: string; title: string; starred?: boolean };
  className: string;
  /** On the page of the logo itself, its name needs no saying. */
  inWords?: boolean;
};

/** Leads back to itself: the page is there again where it was, without script. */
export function Star({ logo: { slug, title, starred = false }, className, inWords = false }: Props) {
  const { pathname, search } = useLocation();
  const words = (name: string) =>
    (starred ? ["Remove", name, "from your collection"] : ["Add", name, "to your collection"])
      .filter(Boolean)
      .join(" ");
  return (
    <form method="post" action="/collection">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={className}
        id={starId(slug)}
        name={starred ? "remove" : "add"}
        value={slug}
        aria-label={inWords ? undefined : words(title)}
      >
        <Icon name="star" />
        {inWords && (
          <span>
            {starred ? "Starred" : "Star"}
            <span className="sr-only">. {words("")}</span>
          </span>
        )}
      </button>
    </form>
  );
}

export const starId = (slug: string) => `star-${slug}`;
