import { log } from "#app/lib/log.server.ts";

const output = globalThis.console;
const fromBackend = /[\\/]@(?:supabase[\\/]lite|electric-sql[\\/]pglite)[\\/]/;

let printed: Pick<Console, "error" | "warn"> | undefined;
let users = 0;

/** Logs the errors that the embedded backend prints, without parameters (what people typed). Returns the undo. */
export function logDatabaseErrors(): () => void {
  if (users++ === 0) {
    const { error, warn } = output;
    printed = { error, warn };
    output.error = (...parts: unknown[]) => {
      const cause = parts.find((part) => part instanceof Error);
      if (cause && (isDatabaseError(cause) || fromBackend.test(cause.stack ?? "")))
        log.warn({ err: cause }, "database error");
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

function isDatabaseError(error: Error): boolean {
  return "severity" in error || "query" in error || "params" in error;
}
