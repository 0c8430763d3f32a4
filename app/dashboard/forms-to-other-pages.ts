import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { connectionLost, sayNotSent } from "#app/site/failed-requests.ts";

type Route = { id: string; module: string; imports?: string[] };

/**
 * Lets a form go to another page only once the browser has what the router needs of that page. The router asks for it
 * while it sends; where it gets none, it leaves the page, and what was typed is lost. What the forms of a page need is
 * fetched once the router knows about them, which it does not ask of whoever saves data.
 */
export function useFormsToOtherPages() {
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
      const scripts =
        missingScripts(path) ??
        scriptsOf(Object.values(JSON.parse(await fetchWhole(manifestAddress(path, manifest.version)))));
      await Promise.all(scripts.map(fetchWhole));
    };

    const complete = new WeakSet<HTMLFormElement>();
    const waiting = new WeakSet<HTMLFormElement>();
    const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      waiting.add(form);
      const failure = await fetchMissing(pathOf(form)).catch((error) => error);
      waiting.delete(form);
      if (failure instanceof TypeError) return sayNotSent(connectionLost);
      if (!form.isConnected) return;
      // Whatever else is wrong, the router knows what to do about it.
      complete.add(form);
      form.requestSubmit(submitter);
      complete.delete(form);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches(toOtherPages) || pathOf(form) === location.pathname || complete.has(form)) return;
      // Safari 15 has none.
      if (!("requestSubmit" in form) || missingScripts(pathOf(form))?.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (!waiting.has(form)) void send(form, event.submitter);
    };
    // Before React hears of it.
    addEventListener("submit", onSubmit, true);

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
