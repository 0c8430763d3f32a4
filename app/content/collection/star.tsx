import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  logo: { slug: string; title: string; starred?: boolean };
  className?: string;
  /** Beside the star. */
  children?: React.ReactNode;
};

/** Leads back to itself: the page is there again where it was, without script. */
export function Star({ logo: { slug, title, starred = false }, className, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/collection">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button
        className={className}
        id={starId(slug)}
        name={starred ? "remove" : "add"}
        value={slug}
        aria-label={starred ? `Remove ${title} from your collection` : `Add ${title} to your collection`}
      >
        <Icon name="star" />
        {children}
      </Button>
    </form>
  );
}

export const starId = (slug: string) => `star-${slug}`;
