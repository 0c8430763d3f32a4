import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/button.tsx";
import { NoteField } from "./note-field.tsx";

type Props = {
  title: string;
  action: string;
  onCancel: () => void;
  /** The fields that every decision about the item has. */
  children: ReactNode;
};

/** Opened by the key R. Enter sends it, and so does a second R. */
export function RejectForm({ title, action, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), []);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="stack"
      replace
      preventScrollReset
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      {children}
      <NoteField label="Note to the sender" hint="It's sent with your answer." reasons="Reason" />
      <div className="row">
        <Button
          variant="danger"
          name="decision"
          value="rejected"
          data-key="r"
          aria-label={`Reject ${title} with this note`}
        >
          Reject
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
