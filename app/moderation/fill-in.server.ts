import type { ServerKind } from "#app/content/kind.server.ts";
import { decodeText } from "#app/lib/csv.ts";
import { countOf } from "#app/lib/numbers.ts";
import { draftFields } from "./draft.server.ts";

/** `notes` are for a form that was filled in; `problem` says why it was not. */
type FilledIn = { notes: string[]; problem?: undefined } | { notes?: undefined; problem: string };

/**
 * After the button beside a form's file: writes what the file says into the form, over what was typed. It then counts as sent by
 * one of its own buttons: it comes back, and nothing is saved. Null for any other button.
 */
export async function fillIn(
  { fillsFrom, readItems, nouns }: ServerKind,
  form: FormData,
): Promise<FilledIn | null> {
  if (form.get("intent") !== "fill-in" || !fillsFrom || !readItems) return null;
  const pressed = (intent: object) => form.set("__intent__", JSON.stringify(intent));
  pressed({ type: "validate", payload: {} });
  const file = form.get("fill_from");
  form.delete("fill_from");
  if (!(file instanceof File)) return { problem: `Choose ${fillsFrom} first.` };
  try {
    const { text, guess } = decodeText(await file.arrayBuffer());
    const read = readItems(text.replaceAll("\0", ""), 1);
    const [item] = read?.items ?? [];
    if (!read || !item) return { problem: `This isn't ${fillsFrom}.` };
    for (const [name, value] of Object.entries(item.values)) form.set(name, value);
    // As the browser's own buttons say it, so that a page with script shows it too.
    pressed({ type: "update", payload: { value: draftFields(form) } });
    const others = read.total > 1 && `It has ${countOf(read.total, nouns)}: the next one is below.`;
    const guessed = guess && "It isn't in UTF-8: please check its letters.";
    return { notes: [others, guessed, ...item.notes].flatMap((note) => note || []) };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
}

/** The problem beside the file's field. */
export const fillInErrors = ({ problem }: FilledIn) => (problem ? { fill_from: [problem] } : null);
