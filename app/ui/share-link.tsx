import { useId } from "react";
import { Icon } from "./icon.tsx";
import { ScriptButton } from "./script-button.tsx";

/** public/enhance.js opens the share sheet, or copies. */
export function ShareButton({ label, title, address }: { label: string; title: string; address: string }) {
  return (
    <ScriptButton data-share={address} data-title={title}>
      <Icon name="share" /> {label}
    </ScriptButton>
  );
}

/** The same without script. */
export function LinkToCopy({ address }: { address: string }) {
  const id = useId();
  return (
    <noscript>
      <div className="field">
        <label htmlFor={id}>Link to this page</label>
        <input type="text" id={id} readOnly value={address} />
      </div>
    </noscript>
  );
}
