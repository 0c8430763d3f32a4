import { Form } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { Picture } from "#app/components/picture.tsx";
import { countryName } from "#app/lib/countries.ts";
import { countOf, formatNumber } from "#app/lib/numbers.ts";
import { type Fact, type FieldsOfFacts, factFields } from "./fact-fields.ts";
import type { Entry, Result } from "./preview.server.ts";

const nouns = ["logo", "logos"] as const;

export function AddLogos({ fresh, busy }: { fresh: number; busy: boolean }) {
  return (
    <Form method="post" className="stack">
      <fieldset className="field">
        <legend>Add them as</legend>
        <div className="row">
          <label className="check">
            <input type="radio" name="status" value="pending" defaultChecked />
            Pending, to be reviewed
          </label>
          <label className="check">
            <input type="radio" name="status" value="approved" />
            Published
          </label>
        </div>
      </fieldset>
      <div className="row">
        <Button variant="primary" name="intent" value="import" disabled={busy}>
          {`Import ${countOf(fresh, nouns)}`}
        </Button>
      </div>
    </Form>
  );
}

export function FieldMenus({
  names,
  fields,
  busy,
}: {
  names: string[];
  fields: FieldsOfFacts;
  busy: boolean;
}) {
  return (
    <Form method="post" className="stack">
      <h2>Where facts come from</h2>
      <div className="row">
        {(Object.keys(factFields) as Fact[]).map((fact) => (
          <div className="field" key={fact}>
            <label htmlFor={`from-${fact}`}>{factFields[fact].label} comes from</label>
            <select className="select" id={`from-${fact}`} name={fact} defaultValue={fields[fact] ?? ""}>
              <option value="">Nothing</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="row">
        <Button name="intent" value="match" disabled={busy}>
          Apply
        </Button>
      </div>
    </Form>
  );
}

export function LogoTable({ entries }: { entries: Omit<Entry, "record">[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="table-frame" aria-label="Logos of the zip" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">What happens to each logo</caption>
        <thead>
          <tr>
            <th scope="col">Picture</th>
            <th scope="col">Logo</th>
            <th scope="col">Facts</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ paths, image, variants, columns, leftOut, result }) => (
            <tr key={paths[0]}>
              <td>
                {image && (
                  <span className="face plate" aria-hidden="true">
                    <Picture src={image} title={columns.title} width={52} height={52} lazy />
                  </span>
                )}
              </td>
              <th scope="row" className="wrap-anywhere">
                {columns.title}
                <p className="by">
                  {columns.company !== columns.title && `${columns.company} · `}
                  {paths.join(", ")}
                </p>
              </th>
              <td className="wrap-anywhere">
                {factsOf(columns)}
                {variants.length > 0 && (
                  <p className="by">With {countOf(variants.length, ["more file", "more files"])}</p>
                )}
                {leftOut.map((value) => (
                  <p key={value} className="err">
                    Left out: {value}
                  </p>
                ))}
              </td>
              <td>
                <Outcome result={result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Outcome({ result }: { result: Result }) {
  if (result.kind === "new") return <Badge tone="good">Will be added</Badge>;
  if (result.kind === "refused") return <p className="err">{result.text}</p>;
  return <p>{result.href ? <a href={result.href}>{result.text}</a> : result.text}</p>;
}

function factsOf({ country, sector, license, year, designer, tags }: Entry["columns"]): string {
  return [country && countryName(country), sector, designer, year, license, ...tags]
    .filter(Boolean)
    .join(", ");
}

/** `12 logos are new, 3 are here already, 1 is refused.` */
export function summaryOf(counts: Record<Result["kind"], number>): string {
  const { new: fresh, same, refused } = counts;
  if (fresh === 0) return "There's nothing new in this zip.";
  const are = (count: number) => `${formatNumber(count)} ${count === 1 ? "is" : "are"}`;
  return [
    `${countOf(fresh, nouns)} ${fresh === 1 ? "is" : "are"} new`,
    same > 0 && `${are(same)} here already`,
    refused > 0 && `${are(refused)} left out`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat(".");
}
