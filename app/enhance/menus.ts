const openMenu = "details.menu[open]";

/** Open menus close at a click elsewhere and with Escape. */
export function listenForMenus(): void {
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
