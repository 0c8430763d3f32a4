/** Whether a field holds something else than it came with. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const begun = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, begun);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
