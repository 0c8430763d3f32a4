import { useEffect } from "react";
import { data, Form, Link, useNavigation, useRevalidator } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { type FieldsOfFacts, factFields } from "#app/content/logo/import/fact-fields.ts";
import { fieldNames, importById, previewOf } from "#app/content/logo/import/preview.server.ts";
import { AddLogos, FieldMenus, LogoTable, summaryOf } from "#app/content/logo/import/preview.tsx";
import { createRecords, recordsWereCreated } from "#app/content/records.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.logos.pictures_.$id.ts";

const size = 100;
const upload = "/dashboard/import/logos/pictures";
const gone = { kind: "info", title: "This upload is no longer here", text: "Upload the zip again." } as const;

export const meta: Route.MetaFunction = () => unlistedMeta("Import pictures");

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const found = await importById(supabase, params.id);
  if (!found) throw await redirectWithToast(upload, gone);
  const { status, problem, pictures, pictures_read: read, file_name: file, fields } = found;
  const all = status === "ready" ? await previewOf(supabase, found) : [];
  const counts = { new: 0, same: 0, refused: 0 };
  for (const { result } of all) counts[result.kind] += 1;
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(pageNumber(url), pages);
  const entries = all.slice((page - 1) * size, page * size).map(({ record: _, ...entry }) => entry);
  return {
    status,
    problem,
    pictures,
    read,
    file,
    fields,
    names: fieldNames(found),
    counts,
    entries,
    page,
    pages,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const { id } = params;
  const done = (count?: number) =>
    redirectWithToast(`/dashboard/logos?import=${id}`, {
      kind: "success",
      title: count
        ? `${count} ${count === 1 ? "logo" : "logos"} imported`
        : "These logos were imported before",
    });
  const found = await importById(supabase, id);
  if (!found)
    return (await recordsWereCreated(supabase, "logos", id)) ? done() : redirectWithToast(upload, gone);
  const end = () => supabase.from("picture_imports").delete().eq("id", id).throwOnError();
  if (form.get("intent") === "discard") {
    await end();
    return redirectWithToast(upload, { kind: "success", title: "The upload was thrown away" });
  }
  if (form.get("intent") === "match") {
    const names = fieldNames(found);
    const pairs = Object.keys(factFields).map((fact) => [fact, String(form.get(fact) ?? "")] as const);
    const fields: FieldsOfFacts = Object.fromEntries(pairs.filter(([, name]) => names.includes(name)));
    await supabase.from("picture_imports").update({ fields }).eq("id", id).throwOnError();
    return redirectWithToast(`${upload}/${id}`, { kind: "success", title: "The facts were matched again" });
  }
  if (found.status !== "ready") return data({ problem: "The zip is still being read." }, { status: 400 });
  try {
    const fresh = (await previewOf(supabase, found)).filter(({ result }) => result.kind === "new");
    if (fresh.length === 0) return data({ problem: "There's nothing new in this zip." }, { status: 400 });
    const status = form.get("status") === "approved" ? "approved" : "pending";
    const records = fresh.map(({ record }) => ({ ...record, status }));
    await createRecords(supabase, "logos", records, id);
    await end();
    return await done(records.length);
  } catch (error) {
    log.error({ err: error }, "logos of a zip could not be added");
    return data(
      { problem: "We couldn't add the logos. Please try again in a moment: none is added twice." },
      { status: 503 },
    );
  }
}

export default function PreviewPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { status, problem, pictures, read, file, fields, names, counts, entries, page, pages } = loaderData;
  const busy = useNavigation().state === "submitting";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (status !== "reading") return;
    const again = setInterval(revalidate, 3_000);
    return () => clearInterval(again);
  }, [status, revalidate]);
  const wrong = actionData?.problem ?? problem;
  return (
    <div className="stack">
      {status === "reading" && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      <PageHeading
        title={file}
        aside={
          <Link className="btn btn-quiet lg:ms-auto" to={upload}>
            Upload another zip
          </Link>
        }
      />
      {wrong && (
        <p className="note bad" role="alert">
          {wrong}
        </p>
      )}
      {status === "reading" && (
        <>
          <p role="status">
            {read} of {pictures} pictures checked. This page looks again every few seconds.
          </p>
          <progress max={pictures} value={read} aria-label="Pictures checked" />
        </>
      )}
      {status === "ready" && (
        <>
          <p role="status">
            <b>{summaryOf(counts)}</b>
          </p>
          {counts.new > 0 && <AddLogos fresh={counts.new} busy={busy} />}
          {names.length > 0 && (
            <FieldMenus key={JSON.stringify(fields)} names={names} fields={fields} busy={busy} />
          )}
          <LogoTable entries={entries} />
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(page) => listUrl({ pathname: "", search: "" }, { page }) || "?"}
          />
        </>
      )}
      <Form method="post">
        <Button variant="quiet" name="intent" value="discard" disabled={busy}>
          Throw this upload away
        </Button>
      </Form>
    </div>
  );
}
