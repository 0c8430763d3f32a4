import { Fragment, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { importLimits } from "#app/dashboard/check-csv.ts";
import { importCsv, restoredImport } from "#app/dashboard/import.server.ts";
import { ImportPreviewTable } from "#app/dashboard/import-preview.tsx";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.$section.ts";

export const meta: Route.MetaFunction = () => unlistedMeta("Import CSV");

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const limit = `at most ${importLimits.rows} rows and ${importLimits.bytes / 1024} KB`;
  const before = await restoredImport(kind, { request, url }, context.get(memberContext));
  const { columns } = kind.csv;
  const cells = Object.entries(kind.rowsInCells ?? {}).flatMap(([column, rows]) =>
    rows ? { column, line: rows.line } : [],
  );
  const { fillsFrom = null } = kind;
  return { list: kind.dashboard.list, section: kind.table, columns, cells, limit, before, fillsFrom };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  importCsv(serverKindOfSection(params.section), request, context.get(memberContext));

export default function ImportCsv({ loaderData, actionData }: Route.ComponentProps) {
  const { list, section, columns, cells, limit, before, fillsFrom } = loaderData;
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
      {preview && <ImportPreviewTable preview={preview} busy={busy} />}
      <Form method="post" encType="multipart/form-data" className="stack" key={preview?.submissionId}>
        {preview && <h2>Check another file</h2>}
        <p className="prose">
          A CSV file in UTF-8, {limit}. Its first row names the columns, in any order, as in an Export CSV
          file: <code className="wrap-anywhere">{columns.join(", ")}</code>. You'll see a preview before
          anything is saved.
          {cells.map(({ column, line }) => (
            <Fragment key={column}>
              {" "}
              In <code>{column}</code>, write each on a line of its cell: <code>{line}</code>.
            </Fragment>
          ))}
          {fillsFrom && ` Or choose ${fillsFrom}.`}
        </p>
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
