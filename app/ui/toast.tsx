import { useLocation } from "react-router";
import { Icon } from "./icon.tsx";

type Message = { kind: "success" | "error" | "info"; title: string; text?: string };

/** A message about what has just happened. The link that dismisses it loads the page again, without it. */
export function Toast({ toast: { kind, title, text } }: { toast: Message }) {
  const { pathname, search } = useLocation();
  return (
    <div className={`toast ${kind}`} role={kind === "error" ? "alert" : "status"}>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <a className="btn quiet icon-only" href={pathname + search} data-dismiss aria-label="Dismiss">
        <Icon name="close" />
      </a>
    </div>
  );
}
