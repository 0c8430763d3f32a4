// What a little script adds to pages that work without it. The build makes one classic script of it, for old browsers too.
import { offerLanguage } from "./languages.ts";
import { isHydrated, whenPosted } from "./page.ts";
import { listenForSharing } from "./sharing.ts";
import { listenForToasts, showToast } from "./toast.ts";

const openMenu = "details.menu[open]";

/** Open menus close at a click elsewhere and with Escape. */
function listenForMenus(): void {
  document.addEventListener("click", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu))
      if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || !(target instanceof Element)) return;
    const menu = target.closest<HTMLDetailsElement>(openMenu);
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

const leftAt = "left";

/** A page the browser keeps for Back must not show after its reader has logged out. */
function listenForLeaving(): void {
  addEventListener("submit", ({ target }) => {
    if (/\/(?:logout|profile\/delete)$/.test((target as HTMLFormElement).action))
      sessionStorage.setItem(leftAt, String(Date.now()));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || Number(sessionStorage.getItem(leftAt)) <= performance.timeOrigin) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}

const answeredWithinMs = 10_000;

/** Forms survive a lost connection, and are sent only once. */
function listenForSending(): void {
  // The browser would show a page of its own, with no way back to the form.
  whenPosted((_, event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    showToast(scriptWords.offline, scriptWords.offlineText, true);
  });
  // The second tap on a slow line would be answered as if the first had done nothing: link already used, wrong password.
  const sentAt = new Map<HTMLFormElement, number>();
  whenPosted((form, event) => {
    if (Date.now() - (sentAt.get(form) ?? 0) >= answeredWithinMs) {
      sentAt.set(form, Date.now());
      return;
    }
    event.preventDefault();
    showToast(scriptWords.sentTwice, scriptWords.sentTwiceText);
  });
  addEventListener("pageshow", () => sentAt.clear());
}

const filterMenus = "[data-acts]";

/** A menu of a list filters at once; not while somebody walks through it with arrow keys or letters: then Enter does. */
function listenForFilters(): void {
  let lastKey = "";
  addEventListener("pointerdown", () => (lastKey = ""), true);
  addEventListener(
    "keydown",
    ({ key, target }) => {
      lastKey = key;
      if (key === "Enter" && isFilter(target) && isChanged(target)) filter(target);
    },
    true,
  );
  // On its way down: while React takes the page over, it stops events of its controls.
  addEventListener(
    "change",
    ({ target }) => {
      if (isFilter(target) && (lastKey === "" || lastKey === "Enter")) filter(target);
    },
    true,
  );
  // Back shows the list as it was, so its menus must say so.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const menu of document.querySelectorAll<HTMLSelectElement>(filterMenus)) menu.form?.reset();
  });
}

/** What was chosen on a slow line, before this script came. */
function filterByEarlyChoice(): void {
  const chosen = Array.from(document.querySelectorAll<HTMLSelectElement>(filterMenus)).find(isChanged);
  if (chosen && !chosen.matches(":focus-visible")) filter(chosen);
}

const isFilter = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof Element && target.matches(filterMenus);

const isChanged = (menu: HTMLSelectElement) =>
  Array.from(menu.options).some((option) => option.selected !== option.defaultSelected);

function filter({ form }: HTMLSelectElement): void {
  // Safari before 16 knows only the other one.
  if (form && "requestSubmit" in form) form.requestSubmit();
  else (form as HTMLFormElement | null)?.submit();
}

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
function saveTypedText(): void {
  whenPosted((form) => {
    // Once the form itself is sent, none of it should come back. React keeps its own.
    const waits = form.elements.namedItem("returnTo") && !isHydrated();
    const typed = waits ? fields().map(({ name, value }) => [name, value]) : [];
    const kept: Kept = [location.pathname, Object.fromEntries(typed), Date.now()];
    sessionStorage.setItem(key, JSON.stringify(kept));
  });
}

function restoreTypedText(): void {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
  if (!kept) return;
  const [path, typed, at] = kept;
  if (path !== location.pathname) return;
  sessionStorage.removeItem(key);
  // The server's answer to a form is newer.
  if (document.querySelector("main [role=alert]") || Date.now() - at > keptForMs) return;
  for (const field of fields()) field.value = typed[field.name] ?? field.value;
}

listenForSharing();
listenForToasts();
listenForMenus();
listenForSending();
saveTypedText();
listenForLeaving();
listenForFilters();
document.addEventListener("DOMContentLoaded", () => {
  // See app/components/script-button.tsx.
  for (const button of document.querySelectorAll(".invisible")) button.classList.remove("invisible");
  for (const button of document.querySelectorAll("[data-apply]")) button.classList.add("not-focus:sr-only");
  showLocalTimes();
  if (!navigator.cookieEnabled && document.querySelector("main [type=password]"))
    showToast(scriptWords.noCookies, scriptWords.noCookiesText, true);
  restoreTypedText();
  offerLanguage();
  filterByEarlyChoice();
});

/** Where the reader's clock shows another time than the event's, says which. */
function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    // The event's local time, read as a time here, is another moment.
    const [there, here] = [new Date(time.dataset.local ?? ""), new Date(time.dateTime)];
    if (+there === +here) continue;
    const day =
      here.getDay() === there.getDay()
        ? ""
        : `${here.toLocaleDateString(document.documentElement.lang, { weekday: "short" })} `;
    time.textContent = `${time.dataset.yours}`.replace("#", day + here.toTimeString().slice(0, 5));
  }
}
