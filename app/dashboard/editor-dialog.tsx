import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { useState } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { RouteDialog } from "#app/components/dialog.tsx";
import { FormErrors } from "#app/components/field.tsx";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { FirstButton } from "#app/components/rows-field.tsx";
import { dialogUrl, isQuick, listOf } from "#app/content/dashboard-address.ts";
import type { Kind } from "#app/content/kind.ts";
import type { FormValues } from "#app/lib/form-values.ts";
import { type AnyForm, parseWithoutSchema } from "#app/lib/parse-without-schema.ts";
import { FillInField } from "#app/moderation/fill-in-field.tsx";
import { KeepIfFilled } from "#app/moderation/keep-if-filled.tsx";
import type { RefusedRecord } from "#app/moderation/save-record.server.ts";
import { ConflictNotice, GoneNotice } from "./conflict-notice.tsx";
import { GoneDialog } from "./gone-dialog.tsx";

type Props = {
  kind: Kind;
  /** Null for a new record, or one that is gone. */
  record: {
    values: FormValues;
    mark: OpticalMetrics | null | undefined;
    notes: string[];
    updatedAt: string;
  } | null;
  /** Posting the same id twice adds one record. */
  submissionId?: string;
  /** What was typed before the session ended. */
  typed?: RefusedRecord | null | undefined;
  refusal: RefusedRecord | undefined;
};

export function EditorDialog({ kind, record, submissionId, typed, ...props }: Props) {
  const location = useLocation();
  const { Fields, list, noun, withFile } = kind.dashboard;
  const busy = useNavigation().state === "submitting";
  // The version of the values below: later data must not be mistaken for it.
  const [first] = useState(record);
  const [restored] = useState(typed);
  const refusal = props.refusal ?? restored ?? undefined;
  const [form, fields] = useForm<AnyForm>({
    id: "editor",
    lastResult: refusal?.result,
    // With the rows that came back: conform knows rows by where they began.
    defaultValue: refusal?.result.initialValue ?? first?.values ?? kind.defaultValues?.("en"),
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseWithoutSchema(formData),
  });
  const back = listOf(kind, location);
  const title = `${submissionId ? "Add" : "Edit"} ${kind.dashboard.title}`;
  if (!first && !submissionId && !refusal) return <GoneDialog kind={kind} title={title} />;
  const anew = refusal?.anew;
  const adds = submissionId || anew;
  const address = anew ? dialogUrl(`${list}/new`, location) : undefined;
  return (
    <RouteDialog title={title} closeHref={back}>
      <Form
        method="post"
        encType={withFile ? "multipart/form-data" : undefined}
        {...getFormProps(form)}
        className="stack"
        preventScrollReset
      >
        <FirstButton formAction={address} />
        <input type="hidden" name="updated_at" value={refusal?.updatedAt || first?.updatedAt || ""} />
        <input type="hidden" name="submission_id" value={anew ?? submissionId ?? ""} />
        <KeepIfFilled fields={["updated_at", "submission_id"]} />
        <input type="hidden" name="draft" value={refusal?.draft ?? ""} />
        {refusal?.conflict && <ConflictNotice conflict={refusal.conflict} noun={noun} />}
        {anew && <GoneNotice about={anew} noun={noun} />}
        {restored && !props.refusal && (
          <p className="note">You were logged out before this was saved. What you typed is still here.</p>
        )}
        {first?.notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
        <FormErrors form={form} />
        {submissionId && <FillInField kind={kind} field={fields.fill_from} notes={refusal?.notes} />}
        <FormProvider context={form.context}>
          <Fields fields={fields} kept={refusal?.kept ?? null} quick={isQuick(location)} mark={first?.mark} />
        </FormProvider>
        <div className="answers">
          <Button variant="primary" disabled={busy} formAction={address}>
            {adds ? `Add ${kind.dashboard.title}` : `Update ${kind.dashboard.title}`}
          </Button>
          <Link className="btn btn-quiet" to={back} data-close>
            Cancel
          </Link>
        </div>
      </Form>
    </RouteDialog>
  );
}
