import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = {
  item: { title: string; version: string };
  action: string;
  note?: string | null | undefined;
};

export function ReviewForm({ item, action, note }: Props) {
  const noteId = useId();
  return (
    <Form method="post" action={action} className="review-form" preventScrollReset>
      <input type="hidden" name="version" value={item.version} />
      <details open={note ? true : undefined}>
        <summary>Add a note</summary>
        <label htmlFor={noteId} className="small">
          Note for the member (optional)
        </label>
        <textarea id={noteId} name="note" rows={3} maxLength={1000} defaultValue={note ?? ""} />
      </details>
      <div className="row">
        <Button
          variant="danger"
          name="decision"
          value="rejected"
          aria-label={`Reject ${item.title}`}
          data-key="r"
        >
          Reject
        </Button>
        <Button
          variant="primary"
          name="decision"
          value="approved"
          aria-label={`Approve ${item.title}`}
          data-key="a"
        >
          Approve
        </Button>
      </div>
    </Form>
  );
}
