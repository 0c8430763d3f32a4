import { useEffect } from "react";
import { data, Form, Link, useNavigation, useRevalidator } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { inPages, withCorrections, withMatching } from "#app/content/logo/import/corrections.ts";
import { namesIn } from "#app/content/logo/import/fact-lists.ts";
import { allFiles, type Choices } from "#app/content/logo/import/groups.ts";
import {
  addLogos,
  changedLogos,
  changeLogos,
  chosenRows,
  countResults,
  type Entry,
  importById,
  maxAdded,
  previewOf,
  shownEntry,
} from "#app/content/logo/import/preview.server.ts";
import { FactsForm, LogoTable } from "#app/content/logo/import/preview.tsx";
import { importedInWords, logoNouns, summaryOf } from "#app/content/logo/import/summary.ts";
import { variantLabel } from "#app/content/logo/options.ts";
import { variantName } from "#app/content/logo/variants.ts";
import { wasImported } from "#app/content/records.server.ts";
import { importAddress, undoImportAddress } from "#app/dashboard/list-filters.ts";
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

const shows: Record<string, (entry: Entry) => boolean> = {
  new: ({ result }) => result.kind === "new",
  left: ({ result }) => result.kind === "refused" || result.kind === "out",
  here: ({ result }) => result.kind === "same",
  facts: ({ better }) => better !== null,
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(memberContext);
  const found = await importById(supabase, params.id);
  if (!found) throw await redirectWithToast(upload, gone);
  const { status, problem, pictures, pictures_read: read, file_name: file, notes, facts, choices } = found;
  const all = status === "ready" ? await previewOf(supabase, found) : [];
  const counts = countResults(all);
  const show = url.searchParams.get("show") ?? "";
  const isAsked = Object.hasOwn(shows, show) ? shows[show] : undefined;
  const pages = inPages(isAsked ? all.filter(isAsked) : all);
  const page = Math.min(pageNumber(url), pages.length);
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
    changeable: changedLogos(all).length,
    places: allFiles.map((place): [string, string] => [variantName(place), variantLabel(place)]),
    entries: (pages[page - 1] ?? []).map(shownEntry),
    show: isAsked ? show : "",
    page,
    pages: pages.length,
  };
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const { supabase } = context.get(memberContext);
  const form = await readForm(request);
  const { id } = params;
  const kind = serverKindOfSection("logos");
  const before = () =>
    redirectWithToast(importAddress(kind, id), {
      kind: "success",
      title: "These logos were imported before",
    });
  const found = await importById(supabase, id);
  if (!found)
    return (await wasImported(supabase, kind.name, id)) ? before() : redirectWithToast(upload, gone);
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
    if (fresh + changedLogos(entries).length === 0)
      return (await wasImported(supabase, kind.name, id))
        ? await before()
        : data({ problem: "There’s nothing new in this zip." }, { status: 400 });
    const status = form.get("status") === "approved" ? "approved" : "pending";
    const changed = await changeLogos(supabase, id, entries);
    const added = await addLogos(supabase, id, { entries, status });
    // What was left out can still be corrected.
    const left = refused + out;
    if (fresh === added && left === 0) await end();
    const list = added > 0 ? importAddress(kind, id) : kind.dashboard.list;
    const rest = left > 0 ? `${upload}/${id}?show=left` : list;
    return await redirectWithToast(fresh > added ? `${upload}/${id}` : rest, {
      kind: "success",
      title: importedInWords({ added, changed, left }),
      action: { label: "Undo", to: undoImportAddress(kind, id), fields: {} },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof Error && Object(error.cause).message === "changed_meanwhile")
      return data({ problem: changedMeanwhile }, { status: 409 });
    log.error({ err: error }, "logos of a zip could not be added");
    return data(
      { problem: "We couldn’t add all logos. Please try again in a moment: none is added twice." },
      { status: 503 },
    );
  }
}

const changedMeanwhile =
  "A logo was changed here meanwhile. Look at its facts again, then import: no logo is added or changed twice.";

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
  ["facts", "Other facts"],
] as const;

type LogosProps = Route.ComponentProps["loaderData"] & { busy: boolean };

function Logos({ entries, places, counts, addable, changeable, show, page, pages, busy }: LogosProps) {
  const importing = [
    addable > 0 && `${addable < counts.new ? "the first " : ""}${countOf(addable, logoNouns)}`,
    changeable > 0 && countOf(changeable, ["change", "changes"]),
  ].filter(Boolean);
  return (
    <Form method="post" className="stack">
      <h2>Logos</h2>
      <p className="prose">
        Logos of one title and company become one: correct either, say what each file shows, or leave a logo
        out. Where a picture is here already, tick what the zip knows better.
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
        {addable + counts.better > 0 && (
          <Button variant="primary" name="intent" value="import" disabled={busy}>
            {`Import ${importing.join(" and ")}`.trim()}
          </Button>
        )}
      </div>
    </Form>
  );
}
