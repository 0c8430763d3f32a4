// What a little script adds to pages that work without it. The build makes one classic script of it, for old browsers too.
import { listenForFilters } from "./filters.ts";
import { listenForSending } from "./sending.ts";
import { listenForSharing } from "./sharing.ts";
import { listenForToasts, showToast } from "./toast.ts";
import { restoreTypedText, saveTypedText } from "./typed-text.ts";

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
    showToast(
      "Cookies are blocked",
      "Signing in needs them. Allow cookies for this site, then try again.",
      true,
    );
  restoreTypedText();
});

/** Where the reader's clock shows another time than the event's, says which. */
function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    // The event's local time, read as a time here, is another moment.
    const [there, here] = [new Date(time.dataset.local ?? ""), new Date(time.dateTime)];
    if (+there === +here) continue;
    const day = here.getDay() === there.getDay() ? "" : `${here.toDateString().slice(0, 3)} `;
    time.textContent = `${day}${here.toTimeString().slice(0, 5)} your time`;
  }
}
