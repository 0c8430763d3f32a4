import { type RefObject, useEffect, useState } from "react";

/**
 * What stands in the form around an element: null on the server, and until the script runs. Read again when `rows` changes,
 * since a row that is removed moves the others.
 */
export function useTypedForm(element: RefObject<HTMLElement | null>, rows = 0): FormData | null {
  const [typed, setTyped] = useState<FormData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const form = element.current?.closest("form");
    if (!form) return;
    const read = () => setTyped(new FormData(form));
    // On a slow line the script comes after the first words were typed.
    read();
    form.addEventListener("input", read);
    form.addEventListener("change", read);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("change", read);
    };
  }, [element, rows]);
  return typed;
}
