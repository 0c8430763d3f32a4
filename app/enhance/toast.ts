import { check, warn } from "#app/components/icon-paths.ts";
import { clicked, isHydrated } from "./page.ts";

const shownMs = 8000;
/** When a screen reader has begun to watch the page. */
const watchedAfterMs = 300;

const hideToast = (): void => document.querySelector(".toast.floating")?.remove();

/** As app/components/toast.tsx draws it, above the page. */
export function showToast(title: string, text = "", isError = false): void {
  hideToast();
  const region = document.createElement("div");
  region.className = `toast ${isError ? "error" : "info"} floating`;
  region.setAttribute("role", isError ? "alert" : "status");
  // Anything outside an open dialog is out of reach.
  (document.querySelector("dialog[open]") ?? document.body).append(region);
  // The region exists before its words, so that they're read out.
  setTimeout(() => {
    region.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${isError ? warn : check}"/></svg><div><strong></strong><p></p></div><button type="button" class="btn btn-quiet btn-square" aria-label="${scriptWords.dismiss}" data-dismiss>✕</button>`;
    for (const [name, words] of [
      ["strong", title],
      ["p", text],
    ] as const)
      region.querySelector(name)?.append(words);
  });
  if (!isError) setTimeout(() => region.remove(), shownMs);
}

export function listenForToasts(): void {
  document.addEventListener("click", (event) => {
    const { toast: title, toastText } = clicked(event, "data-toast")?.dataset ?? {};
    if (title) showToast(title, toastText);
    const toast = clicked(event, "data-dismiss")?.closest(".toast");
    // React removes what it rendered, and fails if that is already gone.
    if (!toast || (isHydrated() && !toast.matches(".floating"))) return;
    event.preventDefault();
    toast.remove();
  });
  // An error from a form's script stays until the form is sent again.
  addEventListener("show-toast", (event) => {
    const [title, text] = (event as CustomEvent<[string, string]>).detail;
    showToast(title, text, true);
  });
  addEventListener("submit", hideToast);
  // A status that came with a page isn't read out, so its words are inserted again.
  addEventListener("load", () =>
    setTimeout(() => {
      const words = !isHydrated() && document.querySelector(".toast[role=status] > div");
      if (words) words.replaceWith(words.cloneNode(true));
    }, watchedAfterMs),
  );
}
