import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Lets plain links between pages of the dashboard change what differs only, as `Link` does: parts that public
 * pages share, such as the way through a list, know nothing of a router. Files are left to the browser.
 */
export function useClientLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest("a");
      if (!link?.href || link.target || link.download || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.hash || !/^\/dashboard(?:\/[^.]*)?$/.test(link.pathname))
        return;
      event.preventDefault();
      navigate(link.pathname + link.search);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
