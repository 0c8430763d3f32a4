import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { ActionForm } from "#app/components/action-form.tsx";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { type Field, FormErrors, SelectField, TextField } from "#app/components/field.tsx";
import { serverKindOfSection } from "#app/content/kinds.server.ts";
import { kindOfSection } from "#app/content/kinds.ts";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { redirectWithToast } from "#app/lib/flash.server.ts";
import { readForm } from "#app/lib/form-body.server.ts";
import { withQuery } from "#app/lib/list-url.ts";
import { countOf, type Nouns } from "#app/lib/numbers.ts";
import { type AnyForm, parseWithoutSchema } from "#app/lib/parse-without-schema.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import {
  changeMany,
  type ManyAction,
  manyActions,
  rowsFor,
  undoMany,
} from "#app/moderation/change-many.server.ts";
import { chosenItems, readChoiceOf } from "#app/moderation/selection.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.$section.selection.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData?.title ?? "Selection");

const nothingChosen = { kind: "info", title: "Nothing is selected", text: "Select at least one." } as const;

/** The list as it was, with and without the selection. */
function listsOf(list: string, { searchParams }: URL) {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete("do");
  const back = withQuery(list, parameters);
  parameters.delete("item");
  return { back, list: withQuery(list, parameters) };
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const kind = serverKindOfSection(params.section);
  const places = listsOf(kind.dashboard.list, url);
  const choices = chosenItems(url.searchParams.getAll("item"));
  const action = manyActions.safeParse(url.searchParams.get("do"));
  if (!action.success) throw redirect(places.back);
  if (choices.length === 0) throw await redirectWithToast(places.list, nothingChosen);
  const found = await rowsFor(context.get(memberContext).supabase, kind, action.data, choices);
  const settable = kind.settableFields.map(({ schema: _, ...field }) => field);
  const title = `${verbs[action.data]} ${countOf(found.rows.length, kind.nouns)}`;
  return { title, action: action.data, ...found, settable, ...places };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const kind = serverKindOfSection(params.section);
  const { supabase } = context.get(memberContext);
  const { list } = listsOf(kind.dashboard.list, url);
  const form = await readForm(request);
  const moment = form.get("undo");
  if (moment)
    return redirectWithToast(
      safeRedirect(form.get("returnTo"), list),
      await undoMany(supabase, kind, String(moment)),
    );
  if (!manyActions.safeParse(form.get("do")).success) throw data(null, { status: 400 });
  if (chosenItems(form.getAll("item")).length === 0) return redirectWithToast(list, nothingChosen);
  return changeMany(kind, { supabase, form, list });
}

type Words = Record<ManyAction, string>;
const verbs: Words = { set: "Change", publish: "Publish", unpublish: "Unpublish", delete: "Delete" };
const told: Words = {
  set: "What you leave empty stays as it is.",
  publish: "Visitors see them from now on.",
  unpublish: "Visitors won’t see them anymore. They’ll wait for review again.",
  delete: "This action cannot be undone.",
};

export default function Selection({ params, loaderData, actionData }: Route.ComponentProps) {
  const kind = kindOfSection(params.section);
  const { title, action, rows, others, gone, settable, back, list } = loaderData;
  const busy = useNavigation().state === "submitting";
  const [form, fields] = useForm<AnyForm>({
    id: "values",
    lastResult: actionData?.result,
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseWithoutSchema(formData),
  });
  if (actionData && actionData.items.length > 0)
    return <Results {...actionData} list={list} nouns={kind.nouns} />;
  return (
    <RouteDialog title={title} closeHref={back}>
      <Form method="post" {...getFormProps(form)} className="stack" preventScrollReset>
        <FormErrors form={form} />
        <input type="hidden" name="do" value={action} />
        {rows.length > 0 && <p>{told[action]}</p>}
        {others > 0 && (
          <p className="by">{`${countOf(others, kind.nouns)} left out: ${action === "publish" ? "published already" : "not published"}.`}</p>
        )}
        {gone > 0 && <p className="by">{`${countOf(gone, kind.nouns)} deleted in the meantime.`}</p>}
        {action === "set" && (
          <div className="grid gap-4 sm:grid-cols-2 *:min-w-0">
            {settable.map((settable) => (
              <ValueField
                key={settable.column}
                field={fields[settable.column]}
                isEmptied={actionData?.empty.includes(settable.column)}
                {...settable}
              />
            ))}
          </div>
        )}
        <ul className="rows entries">
          {rows.map((row) => (
            <li key={row.id} className="wrap-anywhere">
              <input type="hidden" name="item" value={readChoiceOf({ type: kind.name, ...row })} />
              {row.title} {row.status !== "approved" && <StatusBadge status={row.status} />}
            </li>
          ))}
        </ul>
        <div className="answers">
          {rows.length > 0 && (
            <Button variant={action === "delete" ? "danger" : "primary"} disabled={busy}>
              {title}
            </Button>
          )}
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}

type Settable = Route.ComponentProps["loaderData"]["settable"][number];
type ValueFieldProps = Settable & { field: Field | undefined; isEmptied: boolean | undefined };

function ValueField({ field, column, label, options, isDay, optional, isEmptied }: ValueFieldProps) {
  if (!field) return null;
  return (
    <div className="grid content-start gap-1">
      {options.length > 0 ? (
        <SelectField
          field={field}
          label={label}
          options={[{ value: "", label: "Leave as it is" }, ...options]}
        />
      ) : (
        <TextField field={field} label={label} type={isDay ? "date" : "text"} />
      )}
      {optional && (
        <label className="check">
          <input type="checkbox" name="empty" value={column} defaultChecked={isEmptied} />
          {`Empty: ${label}`}
        </label>
      )}
    </div>
  );
}

type ResultsProps = NonNullable<Route.ComponentProps["actionData"]> & {
  list: string;
  nouns: Nouns;
};

/** What became of each, where some stay as they were. */
function Results({ action, items, undo, list, nouns }: ResultsProps) {
  const stayed = items.filter(({ said }) => said);
  return (
    <RouteDialog
      title={`${verbs[action]}: ${items.length - stayed.length} of ${countOf(items.length, nouns)}`}
      closeHref={list}
    >
      <div role="alert">
        <p>These stay as they were:</p>
        <ul className="rows entries">
          {stayed.map(({ id, title, said }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{title ?? "One"}</strong>: {said}
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Link className="btn" to={list} data-close>
          Back to the list
        </Link>
        {undo && <ActionForm action={undo} returnTo={list} />}
      </div>
    </RouteDialog>
  );
}
