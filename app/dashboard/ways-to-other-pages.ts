import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { connectionLost, say, sayNotSent } from "#app/site/failed-requests.ts";
import { followedLink } from "./client-links.ts";

type Route = { id: string; module: string; imports?: string[] };

/**
 * Lets a form, and a link of a page on which something was typed, go to another page only once the browser has what the
 * router needs of that page. The router asks for it on the way; where it gets none, it leaves the page, and what was
 * typed is lost. Any link waits where the router does not know what is there: it would call a lost line our fault. What
 * the forms of a page need is fetched once the router knows about them, which it does not ask of whoever saves data.
 */
export function useWaysToOtherPages() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const framework = useContext(UNSAFE_FrameworkContext);
  useEffect(() => {
    if (!router || !framework) return;
    const { manifest, routeModules } = framework;
    const knownRoutes = (path: string) =>
      (router.match(path) ?? []).flatMap(({ route }) => manifest.routes[route.id] ?? []);
    const scriptsOf = (routes: Route[]) =>
      routes
        .filter(({ id }) => !(id in routeModules))
        .flatMap(({ module, imports = [] }) => [module, ...imports]);

    /** The scripts that are not there yet; null where the router would have to ask what is at the path. */
    const missingScripts = (path: string) => (isKnown(path) ? scriptsOf(knownRoutes(path)) : null);
    const fetchMissing = async (path: string) => {
      // A browser that calls itself offline may be wrong: this one asks the server itself, whatever it has kept.
      if (!navigator.onLine) await fetch("/enhance.js", { method: "HEAD", cache: "no-store" });
      const scripts =
        missingScripts(path) ??
        scriptsOf(Object.values(JSON.parse(await fetchWhole(manifestAddress(path, manifest.version)))));
      await Promise.all(scripts.map(fetchWhole));
    };

    const complete = new WeakSet<Element>();
    const waiting = new WeakSet<Element>();
    /** Does `again` what was begun with a form or a link, once the page at the path can be shown. */
    const goOn = async (begun: Element, path: string, again: () => void, sayLost = sayNotSent) => {
      if (waiting.has(begun)) return;
      waiting.add(begun);
      const failure = await fetchMissing(path).catch((error) => error);
      waiting.delete(begun);
      if (failure instanceof TypeError) return sayLost(connectionLost);
      if (!begun.isConnected) return;
      // Whatever else is wrong, the router knows what to do about it.
      complete.add(begun);
      again();
      complete.delete(begun);
    };
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const path = pathOf(form);
      if (form.matches(".log-out") || path === location.pathname || complete.has(form)) return;
      // Safari 15 has none.
      if (!("requestSubmit" in form) || missingScripts(path)?.length === 0) return;
      hold(event);
      void goOn(form, path, () => form.requestSubmit(event.submitter));
    };
    let typedAt = "";
    const onInput = () => {
      typedAt = location.pathname;
    };
    let pressed: Element | null = null;
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      // Whoever closes a dialog gives up what is in it.
      if (!link || "close" in link.dataset || complete.has(link)) return;
      pressed = link;
      document.querySelector(".toast.floating")?.remove();
      const typed = typedAt === location.pathname;
      const missing = missingScripts(link.pathname);
      if (navigator.onLine && (typed ? missing?.length === 0 : missing)) return;
      hold(event);
      // Somebody may have gone elsewhere meanwhile.
      const follow = () => pressed === link && link.click();
      void goOn(link, link.pathname, follow, typed ? sayNotSent : say);
    };
    // Before React hears of it.
    addEventListener("submit", onSubmit, true);
    addEventListener("click", onClick, true);
    addEventListener("input", onInput, true);

    const fetchAhead = () => {
      if (document.documentElement.classList.contains("lite")) return;
      const forms = document.querySelectorAll<HTMLFormElement>(`${toOtherPages}[data-discover]`);
      const paths = Array.from(forms, pathOf).filter((path) => path !== location.pathname);
      for (const script of new Set(paths.flatMap(knownRoutes).flatMap((route) => scriptsOf([route]))))
        fetchWhole(script).catch(() => {});
    };
    const observer = new PerformanceObserver((list) => {
      // The router reads the answer after this.
      if (list.getEntries().some(({ name }) => name.includes(manifestPath))) setTimeout(fetchAhead, 1000);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => {
      removeEventListener("submit", onSubmit, true);
      removeEventListener("click", onClick, true);
      removeEventListener("input", onInput, true);
      observer.disconnect();
    };
  }, [router, framework]);
}

// Logging out loads a whole page.
const toOtherPages = "form[method=post]:not(.log-out)";
const manifestPath = "/__manifest?";

// A field may have the name of a property.
const pathOf = (form: HTMLFormElement) => new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** Whether the router has asked what is at a path: it does so for all that it sees on a page. */
const isKnown = (path: string) =>
  performance
    .getEntriesByType("resource")
    .some(
      (entry) =>
        entry.name.includes(manifestPath) &&
        (entry as PerformanceResourceTiming).responseStatus === 200 &&
        new URL(entry.name).searchParams.get("paths")?.split(",").includes(path),
    );

/** Where the router asks what is at a path, letter for letter: it finds the answer kept. */
function manifestAddress(path: string, version: string): string {
  const steps = path.split("/").slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
  return manifestPath + new URLSearchParams({ paths: paths.sort().join(","), version });
}

/** The browser keeps what it has read to the end. */
async function fetchWhole(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.status >= 500) throw new TypeError(answer.statusText);
  return answer.text();
}
