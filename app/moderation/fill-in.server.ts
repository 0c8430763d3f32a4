import type { ServerKind } from "#app/content/kind.server.ts";
import { decodeText } from "#app/lib/decode-text.ts";
import type { Language } from "#app/words/languages.ts";
import { sentencesOf } from "#app/words/sentence.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";
import { draftFields } from "./draft.server.ts";

const say = sentencesOf("wrong");

/** `notes` are for a form that was filled in; `problem` says why it was not. */
type FilledIn = { notes: string[]; problem?: undefined } | { notes?: undefined; problem: string };

/**
 * After the button beside a form's file: writes what the file says into the form, over what was typed. It then counts as sent by
 * one of its own buttons: it comes back, and nothing is saved. Null for any other button.
 */
export async function fillIn(
  { name: kind, fillsFrom, readItems }: ServerKind,
  form: FormData,
  language: Language = "en",
): Promise<FilledIn | null> {
  if (form.get("intent") !== "fill-in" || !fillsFrom || !readItems) return null;
  const pressed = (intent: object) => form.set("__intent__", JSON.stringify(intent));
  pressed({ type: "validate", payload: {} });
  const file = form.get("fill_from");
  form.delete("fill_from");
  if (!(file instanceof File)) return { problem: say("fill.choose", { kind }) };
  try {
    const { text, guess } = decodeText(await file.arrayBuffer());
    const read = readItems(text, 1);
    const [item] = read?.items ?? [];
    if (!read || !item) return { problem: say("fill.other", { kind }) };
    for (const [name, value] of Object.entries(item.values)) form.set(name, value);
    // As the browser's own buttons say it, so that a page with script shows it too.
    pressed({ type: "update", payload: { value: draftFields(form) } });
    const others = read.total > 1 && say("fill.several", { kind, count: read.total });
    const guessed = guess && say("fill.letters");
    const notes = [others, guessed, ...item.notes].flatMap((note) => note || []);
    return { notes: notes.map((note) => sentenceIn(language, note)) };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
}

/** The problem beside the file's field. */
export const fillInErrors = ({ problem }: FilledIn) => (problem ? { fill_from: [problem] } : null);
