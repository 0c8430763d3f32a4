import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Icon } from "./icon.tsx";

const exit = 300;

/**
 * A dialog that is a page of its own: open when its address is. Without script it stands over the page and its
 * close button is a link. With it: focus stays inside, Escape and a click beside it close it, the page below
 * does not scroll, and it leaves in 300 ms.
 */
export function RouteDialog({
  title,
  closeHref,
  children,
}: {
  title: string;
  closeHref: string;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useNavigation();

  // Whoever closes it goes on where they were; where that is gone, at the beginning of what there is.
  useEffect(() => {
    const { activeElement: before, body } = document;
    return () => {
      const isThere = before?.isConnected && before !== body;
      const place = isThere ? before : document.getElementById("main");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // A browser without dialogs (before Safari 15.4 and Firefox 98) keeps the page that this is without script.
    if (!element || !("showModal" in element)) return;
    // It was open without script: closing first lets it open as a modal one.
    element.close();
    // First: where it stands as it opens, the page below is scrolled to.
    element.classList.add("modal");
    element.showModal();
    const leave = (event: Event) => {
      event.preventDefault();
      if (element.classList.contains("leaving")) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.classList.add("leaving");
      setTimeout(
        () => {
          // The page below can be used while the next one is on its way.
          element.close();
          element.parentElement?.toggleAttribute("hidden");
          navigate(closeHref, { preventScrollReset: true });
        },
        still ? 0 : exit,
      );
    };
    // Choosing no file, or the same again, is an event of that name, too.
    const cancel = (event: Event) => {
      if (event.target === element) leave(event);
    };
    // A press that began inside, such as marking text, may end beside it: that is no click on the overlay.
    let pressedBeside = false;
    const press = (event: PointerEvent) => {
      pressedBeside = event.target === element;
    };
    const beside = (event: MouseEvent) => {
      if (event.target === element && pressedBeside) leave(event);
    };
    const closing = (event: MouseEvent) => {
      if ((event.target as Element).closest("[data-close]")) leave(event);
    };
    element.addEventListener("cancel", cancel);
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", beside);
    element.addEventListener("click", closing);
    return () => {
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", beside);
      element.removeEventListener("click", closing);
    };
  }, [closeHref, navigate]);

  // Whoever came back to its address before the page behind it was there sees it again.
  useEffect(() => {
    const element = dialog.current;
    if (state !== "idle" || !element?.classList.contains("leaving")) return;
    element.classList.remove("leaving");
    element.parentElement?.toggleAttribute("hidden");
    element.showModal();
  }, [state]);

  return (
    <div className="dialog-page">
      <dialog ref={dialog} open aria-labelledby={id} className="dialog">
        <div className="dialog-body">
          <div className="row between dialog-head">
            <h2 id={id}>{title}</h2>
            <a className="btn quiet icon-only" href={closeHref} data-close aria-label="Close">
              <Icon name="close" />
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </div>
  );
}
