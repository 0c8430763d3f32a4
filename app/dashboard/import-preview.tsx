import { Form } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { formatNumber } from "#app/lib/numbers.ts";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import type { DayQuestion } from "./check-csv.ts";
import { dayOrders, rowsInWords } from "./csv-rows.ts";
import type { ImportPreview } from "./import.server.ts";

export function ImportPreviewTable({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { rows, unused, missing, note, questions, all, csv, submissionId } = preview;
  const good = rows.filter(({ errors }) => errors.length === 0).length;
  const bad = rows.length - good;
  const mixed = good > 0 && bad > 0;
  return (
    <section className={mixed ? "stack preview" : "stack"} id="only-problems" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p role="status">
        <b>{inWords(good, bad)}</b>
        {mixed && " Rows with problems are left out."}
      </p>
      {note && <p className="note">{note}</p>}
      {questions.length > 0 && (
        <Form method="post" encType="multipart/form-data" className="stack" key={submissionId}>
          <input type="hidden" name="csv" value={all} />
          {questions.map((question) => (
            <DayQuestionField key={question.column} question={question} />
          ))}
          <div>
            <Button disabled={busy}>Read dates so</Button>
          </div>
        </Form>
      )}
      <div className="row">
        {good > 0 && (
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="submission_id" value={submissionId} />
            <input type="hidden" name="csv" value={csv} />
            <KeepIfFilled fields={["csv"]} />
            <Button variant="primary" disabled={busy}>
              Import {rowsInWords(good)}
            </Button>
          </Form>
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
      <Columns title="Unused columns" names={unused} />
      <Columns title="Missing columns, left empty" names={missing} />
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
            {rows.map(({ number, title, errors }) => (
              <tr key={number} className={errors.length === 0 ? "ready" : undefined}>
                <td data-label="Row">{number}</td>
                <th scope="row" className={title && "wrap-anywhere"}>
                  {title || "Untitled"}
                </th>
                <td>
                  {errors.length === 0 && <Badge tone="good">Will be added</Badge>}
                  {errors.map((error) => (
                    <p key={error} className="err">
                      {error}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Once for its whole column. */
function DayQuestionField({ question: { column, label, example, order } }: { question: DayQuestion }) {
  const id = `order-${column}`;
  return (
    <div className="field">
      <label htmlFor={id}>{`How are dates such as ${example} written in ${label}?`}</label>
      <select id={id} name={`order.${column}`} defaultValue={order ?? ""}>
        {order === null && <option value="">Please choose</option>}
        {Object.entries(dayOrders).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** `38 rows are ready, 4 have problems.` */
function inWords(good: number, bad: number): string {
  if (good === 0) return bad === 1 ? "The only row has a problem." : `All ${rowsInWords(bad)} have problems.`;
  const ready = `${rowsInWords(good)} ${good === 1 ? "is" : "are"} ready`;
  if (bad === 0) return `${ready}.`;
  return `${ready}, ${formatNumber(bad)} ${bad === 1 ? "has" : "have"} problems.`;
}

function Columns({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="by">
      {title}: <span className="wrap-anywhere">{names.join(", ")}</span>
    </p>
  );
}
