import { Button } from "#app/components/button.tsx";
import { dayOrders, rowsInWords } from "./csv-rows.ts";
import type { ImportPreview } from "./import.server.ts";

/** What the file leaves open. Its button comes first, so that Enter in a field shows the preview again. */
export function ImportQuestions({ preview, busy }: { preview: ImportPreview; busy: boolean }) {
  const { unknown, columns, questions, fills, rows, overwrites, out } = preview;
  const hasConflict = overwrites || rows.some(({ outcome }) => outcome === "conflict");
  const canLeaveOut =
    out.text !== "" || rows.some(({ outcome }) => outcome === "add" || outcome === "change");
  if (unknown.length + questions.length + fills.length === 0 && !hasConflict && !canLeaveOut) return null;
  return (
    <>
      {unknown.map(({ at, heading, column }) => (
        <Choice
          key={at}
          name={`column.${at}`}
          label={`What is in the column ${heading}?`}
          value={column ?? ""}
          empty="It isn’t used"
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
        const question = `${label} of ${rowsInWords(rows)} that ${rows === 1 ? "doesn’t" : "don’t"} say it`;
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
      {canLeaveOut && (
        <div className="field">
          <label htmlFor="out">Rows to leave out</label>
          <input
            id="out"
            name="out"
            defaultValue={out.text}
            aria-describedby={out.problem ? "out-error out-hint" : "out-hint"}
            aria-invalid={out.problem ? true : undefined}
          />
          <p className="by" id="out-hint">
            Their numbers in the table below, such as 3, 7-12.
          </p>
          {out.problem && (
            <p className="err" id="out-error" role="alert">
              {out.problem}
            </p>
          )}
        </div>
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
