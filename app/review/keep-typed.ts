import type { MouseEvent } from "react";

/**
 * Keeps what was typed into the form of a page before a link leads to another one. A file is not among it: those that
 * were chosen are kept already. Without script, and where it cannot be kept, the link only leads on.
 */
export async function keepTyped(event: MouseEvent): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("main form");
  if (!form || !Array.from(form.elements).some(isChanged) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  const body = new FormData(form);
  body.delete("image");
  const kept = fetch("/draft", { method: "POST", body }).catch(() => {});
  // On a line that hangs, the link is not to hang with it.
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, 8_000))]);
  location.assign(href);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const begun = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, begun);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  // What is hidden nobody has typed.
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
