import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { ItemType } from "./item-types.ts";

type Props = { item: { id: string; type: ItemType; title: string }; returnTo: string };

/** Approve or reject, with a note for the member where one helps. */
export function ReviewForm({ item, returnTo }: Props) {
  const note = `note-${item.id}`;
  return (
    <Form method="post" action="/dashboard/reviews" className="review-form" preventScrollReset>
      <input type="hidden" name="item_type" value={item.type} />
      <input type="hidden" name="item_id" value={item.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <details>
        <summary>Add a note</summary>
        <label htmlFor={note} className="small">
          Note for the member (optional)
        </label>
        <textarea id={note} name="note" rows={3} maxLength={1000} />
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
