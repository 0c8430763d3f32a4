import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { rowsInWords } from "./csv-rows.ts";
import type { ImportPreview } from "./import.server.ts";

export function ImportPreviewTable({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { rows, unused, missing, csv, submissionId } = preview;
  const good = rows.filter(({ errors }) => errors.length === 0).length;
  const bad = rows.length - good;
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p role="status">
        {rowsInWords(good)} can be added.
        {bad > 0 && ` ${rowsInWords(bad)} with errors will be left out.`}
      </p>
      <Columns title="Unused columns" names={unused} />
      <Columns title="Missing columns, left empty" names={missing} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <section className="table-frame" aria-label="Rows of the file" tabIndex={0}>
        <table className="table">
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
              <tr key={number}>
                <td data-label="Row">{number}</td>
                <th scope="row" className={title && "break"}>
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
      {good > 0 && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="intent" value="import" />
          <input type="hidden" name="submission_id" value={submissionId} />
          <input type="hidden" name="csv" value={csv} />
          <Button variant="primary" disabled={busy}>
            Import {rowsInWords(good)}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Columns({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="by">
      {title}: <span className="break">{names.join(", ")}</span>
    </p>
  );
}
