import { Form, Link, useLocation } from "react-router";
import { Button } from "#app/components/button.tsx";
import type { Kind } from "#app/content/kind.ts";
import { withQuery } from "#app/lib/list-url.ts";
import { choiceOf } from "#app/moderation/selection.ts";

const form = "selection";

type RowProps = { kind: Kind; id: string; title: string };

export function RowCheckbox({ kind, id, title }: RowProps) {
  const item = choiceOf({ type: kind.name, id });
  const chosen = new URLSearchParams(useLocation().search).getAll("item").includes(item);
  return (
    <label className="check min-w-11 justify-center">
      <input
        key={String(chosen)}
        type="checkbox"
        name="item"
        value={item}
        form={form}
        defaultChecked={chosen}
      />
      <span className="sr-only">{`Select ${title}`}</span>
    </label>
  );
}

/** What is done with the selected rows, after a page has asked. The style sheet shows it once something is checked. */
export function ListSelection({ kind, ids }: { kind: Kind; ids: string[] }) {
  const { list } = kind.dashboard;
  const kept = new URLSearchParams(useLocation().search);
  const chosen = kept.getAll("item");
  kept.delete("item");
  const all = new URLSearchParams(kept);
  for (const id of ids) all.append("item", choiceOf({ type: kind.name, id }));
  return (
    <>
      <p className="row by">
        <Link to={withQuery(list, all)} preventScrollReset>
          Select all<span className="sr-only"> on this page</span>
        </Link>
      </p>
      <Form
        id={form}
        action={`${list}/selection`}
        className="selbar sticky bottom-3 z-5 order-1 flex flex-wrap items-center gap-2 rounded bg-block p-2 ps-4 text-sm text-on-block"
        preventScrollReset
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <b className="me-auto">Selection</b>
        {chosen.length > 0 ? (
          <Link
            className="btn btn-compact btn-quiet text-inherit hover:bg-[#fff2]"
            to={withQuery(list, kept)}
            preventScrollReset
          >
            Clear
          </Link>
        ) : (
          <Button type="reset" variant="quiet" className="btn-compact text-inherit hover:bg-[#fff2]">
            Clear
          </Button>
        )}
        <Button className="btn-compact" name="do" value="set">
          Set values
        </Button>
        <Button className="btn-compact" name="do" value="publish">
          Publish
        </Button>
        <Button className="btn-compact" name="do" value="unpublish">
          Unpublish
        </Button>
        <Button className="btn-compact" variant="danger" name="do" value="delete">
          Delete
        </Button>
      </Form>
    </>
  );
}
