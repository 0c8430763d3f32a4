import { useLocation } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { useLocalPath, useTranslator } from "#app/words/use-translator.tsx";

type Props = {
  logo: { slug: string; title: string; starred?: boolean };
  className: string;
  /** On the page of the logo itself, its name needs no saying. */
  inWords?: boolean;
};

/** Leads back to itself: the page is there again where it was, without script. */
export function Star({ logo: { slug, title, starred = false }, className, inWords = false }: Props) {
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  const t = useTranslator("collection");
  return (
    <form method="post" action={localPath("/collection")}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={className}
        id={starId(slug)}
        name={starred ? "remove" : "add"}
        value={slug}
        aria-label={inWords ? undefined : t(starred ? "removeOf" : "addOf", { title })}
      >
        <Icon name="star" />
        {inWords && (
          <span>
            {t(starred ? "starred" : "star")}
            <span className="sr-only">. {t(starred ? "remove" : "add")}</span>
          </span>
        )}
      </button>
    </form>
  );
}

export const starId = (slug: string) => `star-${slug}`;
