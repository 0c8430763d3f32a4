import { useId } from "react";
import { Icon } from "./icon.tsx";
import { ScriptButton } from "./script-button.tsx";

/** public/enhance.js opens the share sheet or copies; without script the address stands there. */
export function ShareLink({ label, title, address }: { label: string; title: string; address: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Link to this page</label>
      <input type="text" id={id} className="address" readOnly value={address} />
      <ScriptButton data-share={address} data-title={title}>
        <Icon name="share" /> {label}
      </ScriptButton>
    </div>
  );
}
