import { isHydrated, whenPosted } from "./page.ts";

/** After that, someone else may have the phone. */
const keptForMs = 600_000;
const key = "typed";

type Kept = [path: string, typed: Record<string, string>, at: number];

const fields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "main form :is(textarea, [type=text], [type=email]):not([readonly], [autocomplete=one-time-code])",
    ),
  );

/** The forms of the footer lead back to their page. What was typed in the page's own form is kept meanwhile, except secrets. */
export function saveTypedText(): void {
  whenPosted((form) => {
    // Once the form itself is sent, none of it should come back. React keeps its own.
    const waits = form.elements.namedItem("returnTo") && !isHydrated();
    const typed = waits ? fields().map(({ name, value }) => [name, value]) : [];
    const kept: Kept = [location.pathname, Object.fromEntries(typed), Date.now()];
    sessionStorage.setItem(key, JSON.stringify(kept));
  });
}

export function restoreTypedText(): void {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
  if (!kept) return;
  const [path, typed, at] = kept;
  if (path !== location.pathname) return;
  sessionStorage.removeItem(key);
  // The server's answer to a form is newer.
  if (document.querySelector("main [role=alert]") || Date.now() - at > keptForMs) return;
  for (const field of fields()) field.value = typed[field.name] ?? field.value;
}
