import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { KeepIfFilled } from "./keep-if-filled.tsx";
import { noteFor, reasons as reasonsOfItems } from "./reasons.ts";

type Props = {
  label: string;
  hint: string;
  /** Kept from before the session ended. */
  restored?: string | null;
  /** What was typed before a refusal. */
  typed?: string | undefined;
  /** The legend of the ready reasons to reject, which stand above it; without one they don't. */
  reasons?: string | undefined;
  /** Those of items without it. */
  ready?: typeof reasonsOfItems;
};

/** What the senders are told of a decision. */
export function NoteField({ label, hint, restored, typed, reasons, ready = reasonsOfItems }: Props) {
  const id = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {restored && (
        <p className="note">You were logged out before you could decide. Your note is still here.</p>
      )}
      <KeepIfFilled fields={["note", "reason"]} />
      {reasons && <Reasons legend={reasons} ready={ready} note={note} />}
      <div className="field">
        <label htmlFor={id}>
          {label} <i>(optional)</i>
        </label>
        <textarea
          ref={note}
          id={id}
          name="note"
          rows={3}
          maxLength={1000}
          defaultValue={typed ?? restored ?? ""}
          aria-describedby={`${id}-hint`}
        />
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
    </>
  );
}

type ReasonsProps = {
  legend: string;
  ready: typeof reasonsOfItems;
  note: RefObject<HTMLTextAreaElement | null>;
};

function Reasons({ legend, ready, note }: ReasonsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  // Under another name nothing is sent that is in the note already.
  const name = useHydrated() ? "ready" : "reason";
  const fill = useCallback(
    (reason: string) => {
      if (note.current) note.current.value = noteFor(reason, note.current.value);
    },
    [note],
  );
  // On a slow phone one is picked before the script arrives.
  useEffect(() => {
    const picked = list.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (picked) fill(picked);
  }, [fill]);
  return (
    <fieldset
      ref={list}
      className="reasons grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4 gap-y-0 text-sm"
    >
      <legend>{legend}</legend>
      {["", ...ready.map((reason) => reason.name)].map((reason) => (
        <label key={reason} className="check">
          <input
            type="radio"
            name={name}
            value={reason}
            defaultChecked={reason === ""}
            onChange={({ target }) => fill(target.value)}
          />
          {reason || "No reason"}
        </label>
      ))}
    </fieldset>
  );
}
