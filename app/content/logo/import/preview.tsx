import { Form } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { Picture } from "#app/components/picture.tsx";
import { licenses, sectors } from "#app/content/logo/options.ts";
import { countryName, countryOptions } from "#app/lib/countries.ts";
import { countOf } from "#app/lib/numbers.ts";
import { type Fact, type FieldsOfFacts, factFields } from "./fact-fields.ts";
import type { Choices } from "./groups.ts";
import type { ShownEntry } from "./preview.server.ts";

type List = { file: string; fits: number };

const menus = {
  country: countryOptions,
  sector: sectors.map((value) => ({ value, label: value })),
  license: licenses.map((value) => ({ value, label: value })),
};

type FactsProps = {
  lists: List[];
  pictures: number;
  names: string[];
  choices: Pick<Choices, "list" | "fields" | "values">;
  busy: boolean;
};

/** Which list of the zip says what, and what to take where it says nothing. */
export function FactsForm({ lists, pictures, names, choices, busy }: FactsProps) {
  const { list = "", fields = {}, values = {} } = choices;
  const fits = lists.find(({ file }) => file === list)?.fits ?? 0;
  return (
    <Form method="post" className="stack">
      <h2>Where facts come from</h2>
      <p className="prose wrap-anywhere">
        {list
          ? `Facts come from ${list}, which names ${countOf(fits, ["picture", "pictures"])} of ${pictures}.`
          : "Files and folders name the logos: no list in this zip was taken for facts."}
      </p>
      {lists.length > 0 && (
        <div className="field">
          <label htmlFor="list">List of facts</label>
          <select className="select" id="list" name="list" defaultValue={list}>
            <option value="">None</option>
            {lists.map(({ file }) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </div>
      )}
      {list && <FieldMenus names={names} fields={fields} />}
      <fieldset className="field">
        <legend>For all logos of which it says nothing</legend>
        <div className="row">
          {(["company", "designer"] as const).map((fact) => (
            <div className="field" key={fact}>
              <label htmlFor={`all-${fact}`}>{factFields[fact].label}</label>
              <input id={`all-${fact}`} name={`all.${fact}`} maxLength={120} defaultValue={values[fact]} />
            </div>
          ))}
          {(["country", "sector", "license"] as const).map((fact) => (
            <div className="field" key={fact}>
              <label htmlFor={`all-${fact}`}>{factFields[fact].label}</label>
              <select className="select" id={`all-${fact}`} name={`all.${fact}`} defaultValue={values[fact]}>
                <option value="">Not stated</option>
                {menus[fact].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <span className="hint">Without a company, a logo’s title stands for it.</span>
      </fieldset>
      <div className="row">
        <Button name="intent" value="match" disabled={busy}>
          Apply
        </Button>
      </div>
    </Form>
  );
}

function FieldMenus({ names, fields }: { names: string[]; fields: FieldsOfFacts }) {
  return (
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
  );
}

/** Fields of the form around it: what is posted is found again by `path`. */
export function LogoTable({ entries, places }: { entries: ShownEntry[]; places: [string, string][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="table-frame" aria-label="Logos of the zip" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">What happens to each logo</caption>
        <thead>
          <tr>
            <th scope="col">Logo</th>
            <th scope="col">Files</th>
            <th scope="col">Facts</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, number) => (
            <tr key={entry.key}>
              <th scope="row" className="wrap-anywhere">
                {entry.isFixed ? entry.key : <NameFields entry={entry} number={number} />}
              </th>
              <td>
                {entry.files.map((file, at) => (
                  <FileFields key={file.path} {...{ entry, file, places }} name={`shows.${number}.${at}`} />
                ))}
                {entry.dropped.length > 0 && (
                  <p className="err wrap-anywhere">
                    {`A logo has six files at most. Left out: ${entry.dropped.join(", ")}`}
                  </p>
                )}
              </td>
              <td className="wrap-anywhere">
                {entry.better ? <BetterFacts better={entry.better} number={number} /> : factsOf(entry)}
                {entry.leftOut.map((value) => (
                  <p key={value} className="err">
                    {`Left out: ${value}`}
                  </p>
                ))}
              </td>
              <td>
                <Outcome {...entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NameFields({ entry, number }: { entry: ShownEntry; number: number }) {
  const { title, company, key, isOut } = entry;
  return (
    <div className="stack">
      <input type="hidden" name={`path.${number}`} value={key} />
      {(["title", "company"] as const).map((name) => (
        <div className="field" key={name}>
          <label htmlFor={`${name}-${number}`}>{factFields[name].label}</label>
          <input
            id={`${name}-${number}`}
            name={`${name}.${number}`}
            maxLength={120}
            defaultValue={name === "title" ? title : company}
          />
        </div>
      ))}
      <label className="check">
        <input type="checkbox" name={`take.${number}`} defaultChecked={!isOut} />
        Take it
      </label>
    </div>
  );
}

/** What the site says and what the zip does, cell by cell. */
function BetterFacts({ better, number }: { better: NonNullable<ShownEntry["better"]>; number: number }) {
  return (
    <fieldset className="field">
      <legend>Change here</legend>
      <input type="hidden" name={`version.${number}`} value={better.version} />
      {better.cells.map(({ column, label, was, is, isTaken }) => (
        <label className="check" key={column}>
          <input type="checkbox" name={`facts.${number}`} value={column} defaultChecked={isTaken} />
          <span>
            {`${label}: `}
            {was && (
              <>
                <span className="sr-only">now </span>
                <del className="text-muted">{was}</del>
                <span className="sr-only">, then</span>{" "}
              </>
            )}
            <ins className="font-semibold no-underline">{is}</ins>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type FileProps = {
  entry: ShownEntry;
  file: ShownEntry["files"][number];
  places: [string, string][];
  name: string;
};

/** On light and on dark, and what it shows. */
function FileFields({ entry, file, places, name }: FileProps) {
  const { path, image, others, isGuess, shows } = file;
  return (
    <div className="stack">
      <div className="row">
        {["", " ink"].map((ground) => (
          <span key={ground} className={`face plate${ground}`} aria-hidden="true">
            <Picture src={image} title={entry.title} width={52} height={52} lazy />
          </span>
        ))}
        <select className="select" name={name} defaultValue={shows} aria-label={`What ${path} shows`}>
          {places.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {entry.files.length > 1 && <option value="own">A logo of its own</option>}
          {entry.files.length > 1 && <option value="out">Leave it out</option>}
        </select>
      </div>
      <p className="by wrap-anywhere">{[path, ...others].join(", ")}</p>
      {isGuess && <p className="err">Its name doesn’t tell it from another: say what it shows.</p>}
    </div>
  );
}

function Outcome({ result, better }: Pick<ShownEntry, "result" | "better">) {
  const { length } = better?.cells.filter(({ isTaken }) => isTaken) ?? [];
  if (result.kind === "new") return <Badge tone="good">Will be added</Badge>;
  if (result.kind === "out") return <p>Left out by you</p>;
  if (result.kind === "refused") return <p className="err">{result.text}</p>;
  return (
    <>
      {length > 0 && <Badge tone="good">{`${countOf(length, ["fact", "facts"])} will be changed`}</Badge>}
      <p>{result.href ? <a href={result.href}>{result.text}</a> : result.text}</p>
    </>
  );
}

function factsOf({ country, sector, license, year, designer, tags }: ShownEntry): string {
  return [country && countryName(country), sector, designer, year, license, ...tags]
    .filter(Boolean)
    .join(", ");
}
