import { useState } from "react";
import { useLocation } from "react-router";
import { type Action, ActionForm } from "./action-form.tsx";
import { Icon } from "./icon.tsx";
import { useInBrowser } from "./in-browser.ts";

type Message = { kind: "success" | "error" | "info"; title: string; text?: string; action?: Action };

/**
 * A message about what has just happened. The link that dismisses it loads the page again, without it; where a
 * script runs, it goes at once.
 */
export function Toast({ toast }: { toast: Message }) {
  const { pathname, search } = useLocation();
  // The message itself, not a yes or no: the next one shows again.
  const [dismissed, setDismissed] = useState<Message | null>(null);
  // A status that came with the page is not read out: its words are put in once more, into a region that is there already.
  const isTaken = useInBrowser();
  if (dismissed === toast) return null;
  const { kind, title, text, action } = toast;
  return (
    <div className={`toast ${kind}`} role={kind === "error" ? "alert" : "status"}>
      <div key={kind === "error" ? kind : String(isTaken)}>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {action && <ActionForm className="toast-action" action={action} returnTo={pathname + search} />}
      <a
        className="btn quiet icon-only"
        href={pathname + search}
        data-dismiss
        aria-label="Dismiss"
        onClick={(event) => {
          event.preventDefault();
          setDismissed(toast);
        }}
      >
        <Icon name="close" />
      </a>
    </div>
  );
}
