import { Form } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import { ChangeRow } from "./changes.tsx";
import { dayOrders, rowsInWords } from "./csv-rows.ts";
import type { ImportPreview } from "./import.server.ts";

type Row = ImportPreview["rows"][number];

export function ImportPreviewForm({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { rows, missing, note, status, csv, submissionId, planned } = preview;
  const count = (...outcomes: Row["outcome"][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const good = count("add", "change");
  const bad = count("wrong", "conflict");
  const mixed = bad > 0 && bad < rows.length;
  return (
    <section className={mixed ? "stack preview" : "stack"} id="only-problems" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p role="status">
        <b>{inWords(count)}</b>
      </p>
      {note && <p className="note">{note}</p>}
      <Form method="post" encType="multipart/form-data" className="stack" key={planned}>
        <input type="hidden" name="submission_id" value={submissionId} />
        <input type="hidden" name="csv" value={csv} />
        <input type="hidden" name="planned" value={planned} />
        <KeepIfFilled fields={["csv"]} />
        <Questions preview={preview} busy={busy} />
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
                Only rows with problems
              </a>
              <a className="btn every" href="#preview">
                All rows
              </a>
            </>
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
              <tr
                key={row.number}
                className={["wrong", "conflict"].includes(row.outcome) ? undefined : "ready"}
              >
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
  wrong: "",
};

function Result({ row: { outcome, errors, changes, inferred } }: { row: Row }) {
  return (
    <>
      {outcomes[outcome] && (
        <Badge tone={outcome === "conflict" ? "bad" : outcome === "same" ? undefined : "good"}>
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

/** What the file leaves open. Its button comes first, so that Enter in a field shows the preview again. */
function Questions({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { unknown, columns, questions, fills, rows, overwrites } = preview;
  const hasConflict = overwrites || rows.some(({ outcome }) => outcome === "conflict");
  if (unknown.length + questions.length + fills.length === 0 && !hasConflict) return null;
  return (
    <>
      {unknown.map(({ at, heading, column }) => (
        <Choice
          key={at}
          name={`column.${at}`}
          label={`What is in the column ${heading}?`}
          value={column ?? ""}
          empty="It isn't used"
          options={columns}
        />
      ))}
      {questions.map(({ column, label, example, order }) => (
        <Choice
          key={column}
          name={`order.${column}`}
          label={`How are dates such as ${example} written in ${label}?`}
          value={order ?? ""}
          empty={order === null ? "Please choose" : null}
          options={Object.entries(dayOrders)}
        />
      ))}
      {fills.map(({ column, label, rows, value, takes, options }) => {
        const question = `${label} of ${rowsInWords(rows)} that ${rows === 1 ? "doesn't" : "don't"} say it`;
        if (options.length > 0)
          return (
            <Choice
              key={column}
              name={`fill.${column}`}
              label={question}
              value={value}
              empty={value === "" ? "Please choose" : null}
              options={options}
            />
          );
        return (
          <div className="field" key={column}>
            <label htmlFor={`fill-${column}`}>{question}</label>
            <input
              id={`fill-${column}`}
              name={`fill.${column}`}
              defaultValue={value}
              aria-describedby={`takes-${column}`}
            />
            <p className="by" id={`takes-${column}`}>{`Write ${takes}.`}</p>
          </div>
        );
      })}
      {hasConflict && (
        <label className="check">
          <input type="checkbox" name="overwrite" defaultChecked={overwrites} />
          <span>Where something was changed here since it was exported, take what the file says</span>
        </label>
      )}
      <div>
        <Button name="intent" value="check" disabled={busy}>
          Show the preview again
        </Button>
      </div>
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  /** What an empty value is called; null where there is none. */
  empty: string | null;
  options: [value: string, label: string][];
};

function Choice({ name, label, value, empty, options }: ChoiceProps) {
  const id = name.replace(".", "-");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {empty !== null && <option value="">{empty}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
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
  ];
  return parts
    .filter(([, rows]) => rows > 0)
    .map(([what, rows]) => `${what}: ${formatNumber(rows)}.`)
    .join(" ");
}
