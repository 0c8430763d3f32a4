const filterMenus = "[data-acts]";

/** A menu of a list filters at once; not while somebody walks through it with arrow keys or letters: then Enter does. */
export function listenForFilters(): void {
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
  addEventListener("change", ({ target }) => {
    if (isFilter(target) && (lastKey === "" || lastKey === "Enter")) filter(target);
  });
  // Back shows the list as it was, so its menus must say so.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const menu of document.querySelectorAll<HTMLSelectElement>(filterMenus)) menu.form?.reset();
  });
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
