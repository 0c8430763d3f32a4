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
const fromBackend = /[\\/]@(?:supabase[\\/]lite|electric-sql[\\/]pglite)[\\/]/;

let printed: Pick<Console, "error" | "warn"> | undefined;
let users = 0;

/**
 * While somebody uses the embedded backend, errors that it prints go to the log instead, without the
 * statement's parameters: they are what people typed. Returns the function that ends it.
 */
export function logDatabaseErrors(): () => void {
  if (users++ === 0) {
    const { error, warn } = output;
    printed = { error, warn };
    output.error = (...parts: unknown[]) => {
      const cause = parts.find((part) => part instanceof Error);
      if (cause && (isDatabaseError(cause) || fromBackend.test(cause.stack ?? "")))
        log.warn(loggable(cause), "database error");
      else if (typeof parts[0] === "string" && parts[0].startsWith("Failed to execute statement"))
        log.warn("a statement failed");
      else error(...parts);
    };
    output.warn = (...parts: unknown[]) => {
      if (!String(parts[0]).startsWith("EXPERIMENTAL FEATURES ENABLED")) warn(...parts);
    };
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    users -= 1;
    if (users === 0 && printed) Object.assign(output, printed);
  };
}

/** What may be written down about a database error. */
function loggable(error: DatabaseError) {
  const { name, code = "", table, column, constraint, routine } = error;
  const message = impersonal.test(code) ? error.message : undefined;
  return { name, code, table, column, constraint, routine, message };
}

function isDatabaseError(error: Error): error is DatabaseError {
  return "severity" in error || "query" in error || "params" in error;
}
