import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";

/** Conform throws on odd names, and allocates a list as long as an index says: one post could take all memory. */
const path = /^[\w$-]{1,60}(?:\.[\w$-]{1,60}|\[[0-5]?\d?\]){0,2}$/;
/** Of one form. */
const maxLists = 8;
const prototypes = /(?:^|\.)(?:__proto__|constructor|prototype)(?:$|[.[])/;

/** Whether a field may have this name, such as `title`, `tags[]` or `schedule[2].time`. */
export function isFieldName(name: unknown): name is string {
  return typeof name === "string" && path.test(name) && !prototypes.test(name);
}

/** Whether conform would make few lists of the fields: each is as long as its highest index says. */
export function hasFewLists(form: FormData): boolean {
  const lists = new Set<string>();
  for (const name of form.keys()) {
    const bracket = name.indexOf("[");
    if (bracket > 0) lists.add(name.slice(0, bracket));
  }
  return lists.size <= maxLists;
}

const name = z.custom<string>((value) => value === "" || isFieldName(value)).optional();
const index = z.int().min(0).max(59);
const list = z.custom<string>(isFieldName);

const intentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("validate"), payload: z.object({ name }) }),
  z.object({ type: z.literal("reset"), payload: z.object({ name, index: index.optional() }) }),
  z.object({
    type: z.literal("update"),
    payload: z.object({ name, index: index.optional(), value: z.json().optional() }),
  }),
  z.object({
    type: z.literal("insert"),
    payload: z.object({ name: list, index: index.optional(), defaultValue: z.json().optional() }),
  }),
  z.object({ type: z.literal("remove"), payload: z.object({ name: list, index }) }),
  z.object({ type: z.literal("reorder"), payload: z.object({ name: list, from: index, to: index }) }),
]);
const stateSchema = z.object({ validated: z.record(z.string(), z.boolean()) });

/** Whether conform can follow `__intent__` and `__state__`, which buttons for list lines send without script. */
export function hasValidListControls(form: FormData): boolean {
  const intents = form.getAll("__intent__");
  const states = form.getAll("__state__");
  if (intents.length + states.length === 0) return true;
  if (intents.length > 1 || states.length > 1) return false;
  try {
    for (const intent of intents) intentSchema.parse(JSON.parse(String(intent)));
    for (const state of states) stateSchema.parse(JSON.parse(String(state)));
    // It also throws when an intent names a list that is none.
    parseWithZod(form, { schema: z.looseObject({}) });
    return true;
  } catch {
    return false;
  }
}
