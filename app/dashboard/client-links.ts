import { useEffect } from "react";
import { useNavigate } from "react-router";

/** The link to a page of the dashboard that a click follows here; null where the browser is to, or where it follows none. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest("a");
  if (!link?.href || link.target || link.download || link.hasAttribute("download")) return null;
  const isPage = link.origin === location.origin && /^\/dashboard(?:\/[^.]*)?$/.test(link.pathname);
  return isPage && !link.hash ? link : null;
}

/**
 * Lets plain links between pages of the dashboard change what differs only, as `Link` does: parts that public
 * pages share, such as the way through a list, know nothing of a router. Files are left to the browser.
 */
export function useClientLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
