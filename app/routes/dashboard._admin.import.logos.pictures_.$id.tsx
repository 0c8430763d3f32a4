import { useEffect } from "react";
import { data, Form, Link, useNavigation, useRevalidator } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { logosPerPage, withCorrections, withMatching } from "#app/content/logo/import/corrections.ts";
import { namesIn } from "#app/content/logo/import/fact-lists.ts";
import { allFiles, type Choices } from "#app/content/logo/import/groups.ts";
import {
  addLogos,
  chosenRows,
  countResults,
  importById,
  maxAdded,
  previewOf,
  type Result,
  shownEntry,
} from "#app/content/logo/import/preview.server.ts";
import { FactsForm, LogoTable } from "#app/content/logo/import/preview.tsx";
import { summaryOf } from "#app/content/logo/import/summary.server.ts";
import { variantLabel } from "#app/content/logo/options.ts";
import { variantName } from "#app/content/logo/variants.ts";
import { recordsWereCreated } from "#app/content/records.server.ts";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { listUrl, pageNumber } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.logos.pictures_.$id.ts";

const upload = "/dashboard/import/logos/pictures";
const gone = { kind: "info", title: "This upload is no longer here", text: "Upload the zip again." } as const;

export const meta: Route.MetaFunction = () => unlistedMeta("Import pictures");

const shows: Record<string, Result["kind"][]> = {
  new: ["new"],
  left: ["refused", "out"],
  here: ["same"],
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const found = await importById(supabase, params.id);
  if (!found) throw await redirectWithToast(upload, gone);
  const { status, problem, pictures, pictures_read: read, file_name: file, notes, facts, choices } = found;
  const all = status === "ready" ? await previewOf(supabase, found) : [];
  const counts = countResults(all);
  const show = url.searchParams.get("show") ?? "";
  const kinds = shows[show];
  const asked = kinds ? all.filter(({ result }) => kinds.includes(result.kind)) : all;
  const pages = Math.max(1, Math.ceil(asked.length / logosPerPage));
  const page = Math.min(pageNumber(url), pages);
  return {
    status,
    problem,
    pictures,
    read,
    file,
    notes,
    lists: facts.map(({ file, fits }) => ({ file, fits })),
    names: namesIn(chosenRows(found)),
    choices: { list: choices.list, fields: choices.fields, values: choices.values },
    version: found.beat_at,
    summary: summaryOf(counts),
    counts,
    addable: Math.min(counts.new, maxAdded),
    places: allFiles.map((place): [string, string] => [variantName(place), variantLabel(place)]),
    entries: asked.slice((page - 1) * logosPerPage, page * logosPerPage).map(shownEntry),
    show: kinds ? show : "",
    page,
    pages,
  };
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const { id } = params;
  const done = (count: number, left: number) =>
    redirectWithToast(left > 0 ? `${upload}/${id}` : `/dashboard/logos?import=${id}`, {
      kind: "success",
      title: count > 0 ? `${countOf(count, ["logo", "logos"])} imported` : "These logos were imported before",
    });
  const found = await importById(supabase, id);
  if (!found)
    return (await recordsWereCreated(supabase, "logos", id)) ? done(0, 0) : redirectWithToast(upload, gone);
  const end = () => supabase.from("picture_imports").delete().eq("id", id).throwOnError();
  if (form.get("intent") === "discard") {
    await end();
    return redirectWithToast(upload, { kind: "success", title: "The upload was thrown away" });
  }
  if (found.status !== "ready") return data({ problem: "The zip is still being read." }, { status: 400 });
  const keep = async (choices: Choices) => {
    found.choices = choices;
    const row = { choices, beat_at: new Date().toISOString() };
    await supabase.from("picture_imports").update(row).eq("id", id).throwOnError();
  };
  const here = `${upload}/${id}${url.search}`;
  if (form.get("intent") === "match") {
    const paths = found.checked.map(({ path }) => path);
    await keep(withMatching(found.choices, form, { facts: found.facts, paths }));
    return redirectWithToast(here, { kind: "success", title: "The facts were matched again" });
  }
  try {
    let entries = await previewOf(supabase, found);
    if ([...form.keys()].some((name) => name.startsWith("path."))) {
      await keep(withCorrections(found.choices, form, entries));
      entries = await previewOf(supabase, found);
    }
    if (form.get("intent") === "correct")
      return redirectWithToast(here, { kind: "success", title: "Your changes were saved" });
    const { new: fresh, refused, out } = countResults(entries);
    if (fresh === 0)
      return (await recordsWereCreated(supabase, "logos", id))
        ? await done(0, 0)
        : data({ problem: "There's nothing new in this zip." }, { status: 400 });
    const status = form.get("status") === "approved" ? "approved" : "pending";
    const added = await addLogos(supabase, id, { entries, status });
    // What was left out can still be corrected.
    if (fresh === added && refused + out === 0) await end();
    return await done(added, fresh - added);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "logos of a zip could not be added");
    return data(
      { problem: "We couldn't add all logos. Please try again in a moment: none is added twice." },
      { status: 503 },
    );
  }
}

export default function PreviewPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { status, problem, pictures, read, file, notes, version } = loaderData;
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
            {`${read} of ${pictures} pictures checked. This page looks again every few seconds.`}
          </p>
          <progress max={pictures} value={read} aria-label="Pictures checked" />
        </>
      )}
      {status === "ready" && (
        <>
          <p role="status">
            <b>{loaderData.summary}</b>
          </p>
          {notes.map((note) => (
            <p key={note} className="note wrap-anywhere">
              {note}
            </p>
          ))}
          <FactsForm key={`facts ${version}`} {...loaderData} busy={busy} />
          <Logos key={`logos ${version} ${loaderData.page} ${loaderData.show}`} {...loaderData} busy={busy} />
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

const chips = [
  ["", "All"],
  ["new", "New"],
  ["left", "Left out"],
  ["here", "Here already"],
] as const;

type LogosProps = Route.ComponentProps["loaderData"] & { busy: boolean };

function Logos({ entries, places, counts, addable, show, page, pages, busy }: LogosProps) {
  return (
    <Form method="post" className="stack">
      <h2>Logos</h2>
      <p className="prose">
        Logos of one title and company become one: correct either, say what each file shows, or leave a logo
        out.
      </p>
      <nav className="row" aria-label="Which logos">
        {chips.map(([value, text]) => (
          <Chip key={value} byRouter href={value ? `?show=${value}` : "?"} current={show === value}>
            {text}
          </Chip>
        ))}
      </nav>
      <LogoTable entries={entries} places={places} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(page) => listUrl({ pathname: "", search: "" }, { page, show }) || "?"}
      />
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
        {entries.length > 0 && (
          <Button name="intent" value="correct" disabled={busy}>
            Save changes
          </Button>
        )}
        {addable > 0 && (
          <Button variant="primary" name="intent" value="import" disabled={busy}>
            {`Import ${addable < counts.new ? "the first " : ""}${countOf(addable, ["logo", "logos"])}`}
          </Button>
        )}
      </div>
    </Form>
  );
}
