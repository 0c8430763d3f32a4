import { clicked } from "./page.ts";

const key = "language";

/** Offers the page in the reader's language in one line, and remembers what they choose. Nobody is sent anywhere. */
export function offerLanguage(): void {
  document.addEventListener("click", (event) => {
    const link = clicked(event, "hreflang") ?? clicked(event, "data-stay");
    if (link) localStorage.setItem(key, link.lang || document.documentElement.lang);
    link?.closest("[data-offer]")?.remove();
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>("footer [hreflang]")];
  const wanted = [localStorage.getItem(key) ?? "", ...navigator.languages]
    .map((name) => links.find(({ lang }) => lang === name.slice(0, 2)))
    .find(Boolean);
  // A hydrated page would not find its own markup.
  if (!wanted || wanted.hasAttribute("aria-current") || "hydrated" in document.body.dataset) return;
  const line = document.createElement("div");
  line.dataset.offer = "";
  line.className = "row";
  const link = wanted.cloneNode(true) as HTMLAnchorElement;
  link.className = "btn btn-quiet";
  line.innerHTML = `${link.outerHTML}<button type="button" class="btn btn-quiet btn-square" data-stay aria-label="${scriptWords.dismiss}">✕</button>`;
  document.querySelector("main")?.prepend(line);
}
