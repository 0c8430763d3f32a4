import type { Language } from "#app/words/languages.ts";
import { clicked } from "./page.ts";

/** What offers a language, and what declines it. */
const offers: Record<Language, [offer: string, decline: string]> = {
  en: ["Read this page in English", "Dismiss"],
  fr: ["Lire cette page en français", "Fermer"],
  sw: ["Soma ukurasa huu kwa Kiswahili", "Funga"],
  pt: ["Ler esta página em português", "Fechar"],
  ar: ["اقرأ هذه الصفحة بالعربية", "إغلاق"],
};
const key = "language";

const isOffered = (language: string): language is Language => language in offers;

/** What was chosen here last, else what the browser is set to. */
function wantedLanguage(): Language | undefined {
  const chosen = localStorage.getItem(key);
  return [chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2)).find(isOffered);
}

/** Offers a page of the reader's language in one line, and remembers what they choose. Nobody is sent anywhere. */
export function offerLanguage(): void {
  document.addEventListener("click", (event) => {
    const link = clicked(event, "hreflang") ?? clicked(event, "data-stay");
    if (link) localStorage.setItem(key, link.getAttribute("hreflang") ?? document.documentElement.lang);
    link?.closest("[data-offer]")?.remove();
  });
  const wanted = wantedLanguage();
  const link = document.querySelector<HTMLAnchorElement>(`footer [hreflang=${wanted}]:not([aria-current])`);
  if (!wanted || !link) return;
  const [offer, decline] = offers[wanted];
  const line = document.createElement("aside");
  line.className = "wrap row justify-between";
  line.dataset.offer = line.lang = wanted;
  line.dir = "auto";
  line.innerHTML = `<a class="btn btn-quiet" hreflang="${wanted}"></a><button type="button" class="btn btn-quiet btn-square" data-stay aria-label="${decline}">✕</button>`;
  const [go] = line.getElementsByTagName("a");
  go?.append(offer);
  if (go) go.href = link.href;
  document.querySelector("header")?.after(line);
}
