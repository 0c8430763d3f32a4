import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { columnLabel } from "#app/dashboard/csv-rows.ts";
import { importCsv, restoredImport } from "#app/dashboard/import.server.ts";
import { ImportPreviewForm } from "#app/dashboard/import-preview.tsx";
import { importLimits } from "#app/dashboard/read-sheet.ts";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.$section.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Import CSV");

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const limit = `at most ${importLimits.rows} rows and ${importLimits.bytes / 1024} KB`;
  const before = await restoredImport(kind, { request, url }, context.get(memberContext));
  const { csv, rowsInCells = {} } = kind;
  const columns = [
    ...csv.columns.map((name) => ({
      name,
      label: columnLabel(name),
      takes: `${csv.takes[name] ?? "pending, approved or rejected"}${rowsInCells[name] ? ", each on a line of its cell" : ""}`,
    })),
    {
      name: "slug",
      label: columnLabel("slug"),
      takes: `the end of its page’s address: by this, or its ${kind.identity}, a row is known again`,
    },
    {
      name: "updated_at",
      label: columnLabel("updated_at"),
      takes: "as it was exported: what was changed here since is not overwritten",
    },
  ];
  const fillsFrom = kind.fillsFrom ?? kind.importsFrom ?? null;
  return { list: kind.dashboard.list, section: kind.table, columns, limit, before, fillsFrom };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  importCsv(serverKindOfSection(params.section), request, context.get(memberContext));

export default function ImportCsv({ loaderData, actionData }: Route.ComponentProps) {
  const { list, section, columns, limit, before, fillsFrom } = loaderData;
  const busy = useNavigation().state === "submitting";
  // Changing the theme is a navigation too, and drops the action's data.
  const [answer, setAnswer] = useState(actionData ?? before);
  if (actionData && actionData !== answer) setAnswer(actionData);
  const preview = answer?.preview;
  return (
    <div className="stack">
      <PageHeading
        title={`Import ${section}`}
        aside={
          <Link className="btn btn-quiet lg:ms-auto" to={list}>
            Back to the list
          </Link>
        }
      />
      {before && !actionData && (
        <p className="note">You were logged out before anything was imported. Your rows are still here.</p>
      )}
      {answer?.problem && (
        <p className="note bad" role="alert">
          {answer.problem}
        </p>
      )}
      {answer?.done && (
        <div className="note stack" role="status">
          <p>
            <b>{answer.done.title}</b>. What was left out is below: correct it, then check it again.
          </p>
          <div className="row">
            <Link className="btn" to={answer.done.list}>
              Show what was imported
            </Link>
            <Link className="btn btn-quiet" to={answer.done.undo}>
              Take the import back
            </Link>
          </div>
        </div>
      )}
      {preview && <ImportPreviewForm preview={preview} section={section} busy={busy} />}
      <Form method="post" encType="multipart/form-data" className="stack" key={preview?.submissionId}>
        {preview && <h2>{answer?.done ? "Correct the rows left out" : "Check another file"}</h2>}
        <p className="prose">
          {`A CSV file, ${limit}. Its first row names the columns, in any order. You’ll see a preview before anything is saved: what is here already is changed, not added again.`}
          {fillsFrom && ` Or choose ${fillsFrom}.`}
        </p>
        <details className="fold">
          <summary>What each column takes</summary>
          <section className="table-frame">
            <table className="data-table">
              <thead>
                <tr>
                  <th scope="col">Column</th>
                  <th scope="col">What it is</th>
                  <th scope="col">Takes</th>
                </tr>
              </thead>
              <tbody>
                {columns.map(({ name, label, takes }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td data-label="What it is">{label}</td>
                    <td data-label="Takes">{takes}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
        <KeepIfFilled fields={["csv"]} />
        <div className="field">
          <label htmlFor="import-file">CSV file</label>
          <input
            id="import-file"
            type="file"
            name="file"
            accept={`.csv,text/csv${fillsFrom ? `,${fillsFrom.split(/[()]/)[1]}` : ""}`}
          />
        </div>
        <div className="field">
          <label htmlFor="import-text">Or paste its rows</label>
          <textarea id="import-text" name="csv" rows={6} defaultValue={answer?.pasted} spellCheck={false} />
        </div>
        <div className="row">
          <Button variant={preview ? undefined : "primary"} disabled={busy}>
            Check rows
          </Button>
          {section === "logos" && (
            <Link className="btn btn-quiet" to="/dashboard/import/logos/pictures">
              Import a zip of pictures instead
            </Link>
          )}
        </div>
      </Form>
    </div>
  );
}
