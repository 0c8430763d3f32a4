import { useId } from "react";
import { Icon } from "./icon.tsx";
import { ScriptButton } from "./script-button.tsx";

/**
 * Shares the address of a page: by the device's share sheet where there is one, else by copying it.
 * Without script the address stands there to be copied by hand.
 */
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
