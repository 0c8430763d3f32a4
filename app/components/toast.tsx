import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { PageLink, useTranslator } from "#app/words/use-translator.tsx";
import { type Action, ActionForm } from "./action-form.tsx";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

type Message = { kind: "success" | "error" | "info"; title: string; text?: string; action?: Action };

/** Without script, the link that dismisses it loads the page again. */
export function Toast({ toast, children }: { toast: Message; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  // The message, not a boolean, so that the next one shows.
  const [dismissed, setDismissed] = useState<Message | null>(null);
  // Screen readers skip a status that came with its page, so its words are inserted again into the existing region.
  const isTaken = useHydrated();
  const t = useTranslator("frame");
  if (dismissed === toast) return null;
  const { kind, title, text, action } = toast;
  return (
    <div className={`toast ${kind}`} role={kind === "error" ? "alert" : "status"}>
      <Icon name={kind === "error" ? "warn" : "check"} />
      <div key={kind === "error" ? kind : String(isTaken)}>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {children}
      </div>
      {action && <ActionForm className="toast-action" action={action} returnTo={pathname + search} />}
      <PageLink
        className="btn btn-quiet btn-square"
        href={pathname + search}
        data-dismiss
        aria-label={t("dismiss")}
        onClick={(event) => {
          event.preventDefault();
          setDismissed(toast);
        }}
      >
        <Icon name="close" />
      </PageLink>
    </div>
  );
}
