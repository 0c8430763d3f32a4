import { FormProvider, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/components/button.tsx";
import { FormErrors } from "#app/components/field.tsx";
import type { KeptFile } from "#app/components/file-field.tsx";
import { Icon } from "#app/components/icon.tsx";
import { FirstButton } from "#app/components/rows-field.tsx";
import type { FieldsNamed } from "#app/content/kind.ts";
import { submittedKindNamed } from "#app/content/kinds.ts";
import { type AnyForm, parseWithoutSchema } from "#app/lib/parse-without-schema.ts";
import { useLanguage, useLocalPath, useTranslator } from "#app/words/use-translator.tsx";
import { useBackgroundUpload } from "./background-upload.ts";
import { FillInField } from "./fill-in-field.tsx";

type Props = {
  kind: string;
  action: string;
  hidden: Record<string, string>;
  kept: (KeptFile & { mark?: string }) | null;
  typed: Record<string, unknown> | null;
  /** What stands in a new form, where that isn't the kind's own. */
  given?: Record<string, string>;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Of what a file has filled in. */
  notes?: string[] | undefined;
  button: string;
  /** Kept as a draft, to which a chosen file is uploaded ahead. */
  inDraft?: boolean;
  signedIn: boolean;
  children?: ReactNode;
  /** Beside the form where there is room, else below it. */
  aside?: ReactNode;
};

/** Posts as a whole document, so that the server says all that is wrong at once, with and without script. */
export function SubmissionForm({
  kind,
  kept,
  typed,
  given,
  lastResult,
  inDraft = false,
  signedIn,
  ...props
}: Props) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const t = useTranslator("submit");
  const shownKind = submittedKindNamed(kind);
  const { submission, defaultValues } = shownKind ?? {};
  const formElement = useRef<HTMLFormElement>(null);
  const { sending, failed, sent } = useBackgroundUpload(formElement, inDraft);
  const waiting = sent ?? kept;
  const [form, fields] = useForm<AnyForm>({
    id: `submit-${kind}`,
    lastResult,
    // With the rows that came back: conform knows rows by where they began.
    defaultValue: (lastResult?.initialValue ?? typed ?? given ?? defaultValues?.(language)) as
      | AnyForm
      | undefined,
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseWithoutSchema(formData),
  });
  const isWide = Boolean(submission?.Preview || props.aside);
  return (
    <form
      method="post"
      action={localPath(props.action)}
      encType="multipart/form-data"
      {...getFormProps(form)}
      ref={formElement}
      className={isWide ? "stack lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:gap-x-12" : "stack"}
    >
      <div className="stack form max-lg:contents">
        {Object.entries(props.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FirstButton />
        <FormErrors form={form} />
        {inDraft && <FillInField kind={shownKind} field={fields.fill_from} notes={props.notes} />}
        <FormProvider context={form.context}>
          {submission && <submission.Fields fields={fields} kept={sending ?? waiting} signedIn={signedIn} />}
        </FormProvider>
        {inDraft && <input type="hidden" name="kept_file" value={waiting?.mark ?? ""} />}
        {failed && (
          <p className="err" role="alert">
            <Icon name="warn" />
            <span>{failed}</span>
          </p>
        )}
        <div className="actions max-lg:order-2">
          <Button variant="primary">{props.button}</Button>
          {inDraft && (typed || sent) && (
            <Button variant="quiet" name="intent" value="discard" formNoValidate>
              {t("startOver")}
            </Button>
          )}
          {props.children}
        </div>
      </div>
      <div className="stack max-lg:contents lg:sticky lg:top-22 lg:self-start">
        {submission?.Preview && (
          <submission.Preview fields={fields as FieldsNamed<string>} kept={sending ?? waiting} />
        )}
        {props.aside}
      </div>
    </form>
  );
}
