export const isHydrated = (): boolean => "hydrated" in document.body.dataset;

export function clicked(event: Event, attribute: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : null;
}

/** Listens for forms that are about to be sent to the server, as far as nothing has stopped them. */
export function whenPosted(listener: (form: HTMLFormElement, event: SubmitEvent) => void): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && form.method === "post") listener(form, event);
  });
}
