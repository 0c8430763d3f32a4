import { whenPosted } from "./page.ts";
import { showToast } from "./toast.ts";

const answeredWithinMs = 10_000;

/** Forms survive a lost connection, and are sent only once. */
export function listenForSending(): void {
  // Instead of a form that can't be sent, the browser would show a page of its own, with no way back to the form.
  // The framework's forms say so themselves.
  whenPosted((_, event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    showToast("You're offline", "Nothing was sent. Check your connection and try again.", true);
  });
  // The second tap on a slow line would be answered as if the first had done nothing: link already used, wrong password.
  const sentAt = new Map<HTMLFormElement, number>();
  whenPosted((form, event) => {
    if (Date.now() - (sentAt.get(form) ?? 0) >= answeredWithinMs) {
      sentAt.set(form, Date.now());
      return;
    }
    event.preventDefault();
    showToast("Already sent", "The connection may be slow. If nothing happens, try again in ten seconds.");
  });
  addEventListener("pageshow", () => sentAt.clear());
}
