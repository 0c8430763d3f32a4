import { Button } from "#app/components/button.tsx";
import { type Field, TextField } from "#app/components/field.tsx";
import type { Kind } from "#app/content/kind.ts";
import { useTranslator } from "#app/words/use-translator.tsx";

type Props = {
  kind: Pick<Kind, "name" | "fillsFrom"> | null;
  field: Field | undefined;
  /** Of a form that was just filled in: what to look at. */
  notes: string[] | undefined;
};

/** A file that the server fills the form in from: the form comes back, and nothing is saved. */
export function FillInField({ kind, field, notes }: Props) {
  const t = useTranslator("submit");
  if (!kind?.fillsFrom || !field) return null;
  const accept = kind.fillsFrom.split(/[()]/)[1];
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField field={field} label={t("fill.label", { kind: kind.name })} type="file" accept={accept} />
        <Button name="intent" value="fill-in" formNoValidate>
          {t("fill.button")}
        </Button>
      </div>
      {notes && (
        // biome-ignore lint/a11y/noAutofocus: it is why the page has come back
        <div className="note" role="status" tabIndex={-1} autoFocus>
          <p>{t("fill.done")}</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
}
