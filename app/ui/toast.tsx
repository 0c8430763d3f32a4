import { useState } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type Action = { label: string; to: string; fields: Record<string, string> };
type Message = { kind: "success" | "error" | "info"; title: string; text?: string; action?: Action };

/**
 * A message about what has just happened. The link that dismisses it loads the page again, without it; where a
 * script runs, it goes at once.
 */
export function Toast({ toast }: { toast: Message }) {
  const { pathname, search } = useLocation();
  // The message itself, not a yes or no: the next one shows again.
  const [dismissed, setDismissed] = useState<Message | null>(null);
  if (dismissed === toast) return null;
  const { kind, title, text, action } = toast;
  return (
    <div className={`toast ${kind}`} role={kind === "error" ? "alert" : "status"}>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <Form className="toast-action" method="post" action={action.to} preventScrollReset>
          {Object.entries(action.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button variant="quiet">{action.label}</Button>
        </Form>
      )}
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
