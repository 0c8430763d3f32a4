// What a little script adds to pages that work without it. The build makes one classic script of it, for old browsers too.
import { listenForFilters } from "./filters.ts";
import { listenForLeaving } from "./leaving.ts";
import { showLocalTimes } from "./local-times.ts";
import { listenForMenus } from "./menus.ts";
import { listenForSending } from "./sending.ts";
import { listenForSharing } from "./sharing.ts";
import { listenForToasts, showToast } from "./toast.ts";
import { bringBackTypedText, keepTypedText } from "./typed-text.ts";

listenForSharing();
listenForToasts();
listenForMenus();
listenForSending();
keepTypedText();
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
  bringBackTypedText();
});
