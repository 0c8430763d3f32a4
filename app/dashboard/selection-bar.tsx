import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#app/components/button.tsx";
import { useHydrated } from "#app/components/use-hydrated.ts";
import { queueAddress, selectionForm } from "#app/moderation/selection.ts";

type Props = { place: { type: string; page: number; since: string | undefined }; chosen: string[] };

/** The style sheet shows it once something is checked. */
export function SelectionBar({ place, chosen }: Props) {
  const { type, page, since } = place;
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(chosen.length);
  // Without script nothing keeps count.
  const many = useHydrated() ? ticked : "selected";
  const count = () => {
    if (form.current) setTicked(new FormData(form.current).getAll("item").length);
  };
  // Each time: a decided item takes its checkbox with it.
  useEffect(() => {
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  });
  return (
    <Form
      ref={form}
      id={selectionForm}
      action="/dashboard/moderation/selection"
      className="selbar sticky bottom-3 z-5 mt-4 flex flex-wrap items-center gap-2 rounded bg-block p-2 ps-4 text-sm text-on-block"
      preventScrollReset
    >
      {type !== "all" && <input type="hidden" name="type" value={type} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      {since && <input type="hidden" name="since" value={since} />}
      <b className="flex-[1_0_60%] lg:flex-none">
        {typeof many === "number" ? `${many} selected` : "Selection"}
      </b>
      <Link
        className="btn btn-compact btn-quiet flex-none text-inherit hover:bg-[#fff2]"
        to={queueAddress(place)}
        preventScrollReset
        onClick={(event) => {
          // A page that is loaded again has lost its toast, and with it the way back.
          if (chosen.length === 0) event.preventDefault();
          form.current?.reset();
          count();
        }}
      >
        Clear
      </Link>
      <Button
        className="btn-compact flex-1 lg:ms-auto lg:flex-none"
        variant="danger"
        name="decision"
        value="rejected"
      >
        Reject {many}
      </Button>
      <Button
        className="btn-compact border-current text-good flex-1 lg:flex-none"
        name="decision"
        value="approved"
      >
        Approve {many}
      </Button>
    </Form>
  );
}
