import { log } from "#app/lib/log.server.ts";

type DatabaseError = Error & {
  code?: string;
  severity?: string;
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
};

/** Classes of errors whose message names things of the schema only, never what somebody wrote. */
const impersonal = /^(?:23|25|40|42|53|54|55|57|58|XX)/;

const output = globalThis.console;
let original: typeof output.error | undefined;
let users = 0;

/**
 * While somebody uses the embedded backend, errors that it prints go to the log instead, without the
 * statement's parameters: they are what people typed. Returns the function that ends it.
 */
export function logDatabaseErrors(): () => void {
  if (users++ === 0) {
    const printed = output.error;
    original = printed;
    output.error = (...parts: unknown[]) => {
      const error = parts.find(isDatabaseError);
      if (error) log.warn(loggable(error), "database error");
      else if (typeof parts[0] === "string" && /^(?:Auth|Storage) error:|^Failed to execute/.test(parts[0]))
        log.error({ error: parts[1] instanceof Error ? parts[1].name : undefined }, parts[0].split(":")[0]);
      else printed(...parts);
    };
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    users -= 1;
    if (users === 0 && original) output.error = original;
  };
}

/** What may be written down about a database error. */
export function loggable(error: DatabaseError) {
  const { code = "", table, column, constraint, routine } = error;
  return {
    code,
    table,
    column,
    constraint,
    routine,
    message: impersonal.test(code) ? error.message : undefined,
  };
}

function isDatabaseError(value: unknown): value is DatabaseError {
  return value instanceof Error && ("severity" in value || "query" in value || "params" in value);
}
