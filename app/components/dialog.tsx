import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import { Icon } from "./icon.tsx";
import { isChanged } from "./is-changed.ts";

const exit = 300;

/** A modal that is a route. Without script it stands open over the page, and its close button is a link. */
export function RouteDialog({
  title,
  beside,
  wide,
  closeHref,
  children,
}: {
  title: string;
  /** After the title. */
  beside?: ReactNode;
  wide?: boolean;
  closeHref: string;
  children: ReactNode;
}) {
  const id = useId();
  const t = useTranslator("fields");
  const sure = t("dialog.sure");
  const dialog = useRef<HTMLDialogElement>(null);
  const isTyped = useRef(false);
  const navigate = useNavigate();
  const { state } = useNavigation();

  // The focus goes back to where it was, unless somebody was faster than the page behind.
  useEffect(() => {
    const { activeElement: before, body } = document;
    return () => {
      if (document.activeElement !== body) return;
      const isThere = before?.isConnected && before !== body;
      const place = isThere ? before : document.getElementById("main");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // Safari before 15.4 and Firefox before 98 have no dialogs: they keep the page without script.
    if (!element || !("showModal" in element)) return;
    // Somebody was faster than the script, or the browser has put back what was typed before the page was loaded again.
    isTyped.current ||= Array.from(element.querySelectorAll("input, select, textarea")).some(isChanged);
    // It came open without script, and only a closed dialog can open as a modal one.
    element.close();
    // The class goes first: without it the page below scrolls.
    element.classList.add("modal");
    element.showModal();
    const leave = (event: Event) => {
      event.preventDefault();
      if (element.classList.contains("leaving")) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.classList.add("leaving");
      setTimeout(
        () => {
          element.close();
          element.parentElement?.toggleAttribute("hidden");
          navigate(closeHref, { preventScrollReset: true });
        },
        still ? 0 : exit,
      );
    };
    const leaveIfSure = (event: Event) => {
      if (!isTyped.current || confirm(sure)) leave(event);
      else event.preventDefault();
    };
    const typing = () => {
      isTyped.current = true;
    };
    // Chrome lets no page refuse a second `cancel` in a row.
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isTyped.current && !event.isComposing) leaveIfSure(event);
    };
    // Going back on a phone. A file input fires it too, and it bubbles.
    const cancel = (event: Event) => {
      if (event.target === element) leaveIfSure(event);
    };
    // Selecting text may start inside and end on the overlay: that isn't a click on it.
    let pressedBeside = false;
    const press = (event: PointerEvent) => {
      pressedBeside = event.target === element;
    };
    const beside = (event: MouseEvent) => {
      if (event.target === element && pressedBeside) leaveIfSure(event);
    };
    const closing = (event: MouseEvent) => {
      if ((event.target as Element).closest("[data-close]")) leave(event);
    };
    element.addEventListener("input", typing);
    document.addEventListener("keydown", key);
    element.addEventListener("cancel", cancel);
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", beside);
    element.addEventListener("click", closing);
    return () => {
      element.removeEventListener("input", typing);
      document.removeEventListener("keydown", key);
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", beside);
      element.removeEventListener("click", closing);
    };
  }, [closeHref, navigate, sure]);

  // Going back before the page behind has loaded shows the dialog again.
  useEffect(() => {
    const element = dialog.current;
    if (state !== "idle" || !element?.classList.contains("leaving")) return;
    element.classList.remove("leaving");
    element.parentElement?.toggleAttribute("hidden");
    element.showModal();
  }, [state]);

  return (
    <div className="dialog-page">
      <dialog ref={dialog} open aria-labelledby={id} className={wide ? "dialog wide" : "dialog"}>
        <header>
          <h2 id={id}>{title}</h2>
          {beside}
          <PageLink
            className="btn btn-quiet btn-square"
            href={closeHref}
            data-close
            aria-label={t("dialog.close")}
          >
            <Icon name="close" />
          </PageLink>
        </header>
        <div className="inside">{children}</div>
      </dialog>
    </div>
  );
}
