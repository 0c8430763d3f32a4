import { useId } from "react";
import { mailto } from "#app/lib/mailto.ts";
import { siteName } from "#app/lib/site.ts";
import { useTranslator } from "#app/words/use-translator.tsx";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { ScriptButton } from "./script-button.tsx";

type Shared = {
  title: string;
  /** What else is said, line by line. */
  lines?: string[];
  /** The full address of the page. */
  address: string;
};

/** app/enhance opens the share sheet, or copies. */
export function ShareButton({ label, title, lines = [], address }: Shared & { label: string }) {
  return (
    <ScriptButton data-share={address} data-text={[title, ...lines].join("\n")}>
      <Icon name="share" /> {label}
    </ScriptButton>
  );
}

export function ShareLinks({ title, lines = [], address, brief = false }: Shared & { brief?: boolean }) {
  const t = useTranslator("lists");
  const text = [title, ...lines, "", address].join("\n");
  return (
    <>
      <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener">
        <Icon name="chat" /> WhatsApp <span className="sr-only">{t("share.newTab")}</span>
      </ButtonLink>
      <ButtonLink href={mailto({ subject: t("share.subject", { title, site: siteName }), body: text })}>
        <Icon name="mail" /> {t(brief ? "share.email" : "share.emailFriend")}
      </ButtonLink>
    </>
  );
}

/** The same without script. */
export function LinkToCopy({ address }: { address: string }) {
  const id = useId();
  const t = useTranslator("lists");
  return (
    <noscript>
      <div className="field">
        <label htmlFor={id}>{t("share.link")}</label>
        <input type="text" id={id} readOnly value={address} />
      </div>
    </noscript>
  );
}
