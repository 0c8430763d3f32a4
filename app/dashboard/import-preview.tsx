import { Form } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import { ChangeRow } from "./changes.tsx";
import { rowsInWords } from "./csv-rows.ts";
import type { ImportPreview } from "./import.server.ts";
import { ImportQuestions } from "./import-questions.tsx";
import { isLeftOut } from "./left-out-rows.ts";

type Row = ImportPreview["rows"][number];

type Props = { preview: ImportPreview; section: string; busy: boolean };

export function ImportPreviewForm({ preview, section, busy }: Props) {
  const { rows, missing, note, status, csv, submissionId, planned } = preview;
  const count = (...outcomes: Row["outcome"][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const good = count("add", "change");
  const bad = rows.filter(isLeftOut).length;
  const mixed = bad > 0 && bad < rows.length;
  return (
    <section className={mixed ? "stack preview" : "stack"} id="only-problems" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p role="status">
        <b>{inWords(count)}</b>
      </p>
      {note && <p className="note">{note}</p>}
      <Form reloadDocument method="post" encType="multipart/form-data" className="stack" key={planned}>
        <input type="hidden" name="submission_id" value={submissionId} />
        <input type="hidden" name="csv" value={csv} />
        <input type="hidden" name="planned" value={planned} />
        <KeepIfFilled fields={["csv"]} />
        <ImportQuestions preview={preview} busy={busy} />
        {missing.length > 0 && (
          <p className="by">
            Missing columns, left as they are or empty:{" "}
            <span className="wrap-anywhere">{missing.join(", ")}</span>
          </p>
        )}
        {status && <StatusField status={status} />}
        <div className="row">
          {good > 0 && (
            <Button variant="primary" name="intent" value="import" disabled={busy}>
              {`Import ${rowsInWords(good)}`}
            </Button>
          )}
          {/* Not links of the router: what the address names is shown by CSS, without asking anew. */}
          {mixed && (
            <>
              <a className="btn fewer" href="#only-problems">
                Only rows left out
              </a>
              <a className="btn every" href="#preview">
                All rows
              </a>
            </>
          )}
          {bad > 0 && (
            <Button variant="quiet" formAction={`/dashboard/import/${section}/left-out.csv`}>
              Download the rows left out
            </Button>
          )}
        </div>
      </Form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <section className="table-frame" aria-label="Rows of the file" tabIndex={0}>
        <table className="data-table">
          <caption className="sr-only">What happens to each row</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Title</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number} className={isLeftOut(row) ? undefined : "ready"}>
                <td data-label="Row">{row.number}</td>
                <th scope="row" className={row.title && "wrap-anywhere"}>
                  {row.title || "Untitled"}
                </th>
                <td>
                  <Result row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const outcomes: Record<Row["outcome"], string> = {
  add: "Will be added",
  change: "Will be changed",
  same: "Nothing new",
  conflict: "Changed here since it was exported",
  out: "Left out by you",
  wrong: "",
};

function Result({ row: { outcome, errors, changes, inferred } }: { row: Row }) {
  return (
    <>
      {outcomes[outcome] && (
        <Badge
          tone={outcome === "conflict" ? "bad" : outcome === "same" || outcome === "out" ? undefined : "good"}
        >
          {outcomes[outcome]}
        </Badge>
      )}
      {errors.map((error) => (
        <p key={error} className="err">
          {error}
        </p>
      ))}
      {inferred.map((text) => (
        <p key={text} className="by">
          {text}
        </p>
      ))}
      {changes.length > 0 && (
        <dl className="text-sm">
          {changes.map(({ label, was, is }) => (
            <ChangeRow key={label} label={label}>
              <dd className="empty:hidden">{was && <del className="text-muted">{was}</del>}</dd>
              <dd>{is ? <ins className="font-semibold no-underline">{is}</ins> : <span>Empty</span>}</dd>
            </ChangeRow>
          ))}
        </dl>
      )}
    </>
  );
}

function StatusField({ status }: { status: string }) {
  return (
    <fieldset className="field">
      <legend>Add new rows as</legend>
      <div className="row">
        <label className="check">
          <input type="radio" name="status" value="pending" defaultChecked={status === "pending"} />
          <span>To be reviewed</span>
        </label>
        <label className="check">
          <input type="radio" name="status" value="approved" defaultChecked={status === "approved"} />
          <span>Published</span>
        </label>
      </div>
    </fieldset>
  );
}

/** `To add: 38. To change: 2. With problems: 4.` */
function inWords(count: (outcome: Row["outcome"]) => number): string {
  const parts: [string, number][] = [
    ["To add", count("add")],
    ["To change", count("change")],
    ["Nothing new", count("same")],
    ["Changed here since", count("conflict")],
    ["With problems", count("wrong")],
    ["Left out by you", count("out")],
  ];
  return parts
    .filter(([, rows]) => rows > 0)
    .map(([what, rows]) => `${what}: ${formatNumber(rows)}.`)
    .join(" ");
}
