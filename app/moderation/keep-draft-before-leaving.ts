import type { MouseEvent } from "react";

/** Keeps a changed form before a link leads away. Files are kept already; if this fails, the link still works. */
export async function keepDraftBeforeLeaving(event: MouseEvent): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("main form");
  if (!form || !Array.from(form.elements).some(isChanged) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  const body = new FormData(form);
  body.delete("image");
  const kept = fetch("/draft", { method: "POST", body }).catch(() => {});
  // A hanging connection must not hold up the link.
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, 8_000))]);
  location.assign(href);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const begun = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, begun);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
