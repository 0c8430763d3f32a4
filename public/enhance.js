// What a little script adds to pages that work without it: copying, sharing, the reader's own time zone, and a
// dialog that holds the focus.
(() => {
  const say = (button, text) => {
    const live = document.createElement("span");
    live.setAttribute("role", "status");
    live.textContent = text;
    live.className = "small";
    button.after(live);
    setTimeout(() => live.remove(), 4000);
  };
  const copy = async (button, text) => {
    try {
      await navigator.clipboard.writeText(text);
      say(button, "Link copied to clipboard. You can now share it with others.");
    } catch {
      button.parentElement?.querySelector("input")?.select();
      say(button, "Copy the marked link");
    }
  };
  document.addEventListener("click", (event) => {
    const target = event.target;
    const share = target.closest("[data-share]");
    if (share) {
      const url = share.dataset.share;
      if (navigator.share) navigator.share({ title: share.dataset.title, url }).catch(() => {});
      else copy(share, url);
    }
    const button = target.closest("[data-copy]");
    if (button) copy(button, button.dataset.copy);
    const dismiss = target.closest("[data-dismiss]");
    if (dismiss) {
      event.preventDefault();
      dismiss.closest(".toast").remove();
    }
    for (const menu of document.querySelectorAll("details.menu[open], details.site-menu[open]"))
      if (!menu.contains(target)) menu.open = false;
  });
  for (const time of document.querySelectorAll("time[data-local]")) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === time.dataset.zone) continue;
    const format = new Intl.DateTimeFormat(undefined, { weekday: "short", hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
    time.textContent = `${format.format(new Date(time.dateTime))} for you`;
  }
})();
