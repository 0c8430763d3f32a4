/** Errors of the database whose message names things of the schema only; "" where it was not reached at all. */
const impersonal = /^(?:23|25|40|42|53|54|55|57|58|XX|PGRST|$)/;

/**
 * What the log may say of an error and of its cause: what failed, its code, and where it was thrown. A service that gives
 * its error a code may quote in its message what somebody wrote, so the code stands for it.
 */
export function loggableError(error: unknown) {
  const cause = error instanceof Error && error.cause ? { cause: partsOf(error.cause) } : {};
  return { ...partsOf(error), ...cause, stack: error instanceof Error ? calls(error) : undefined };
}

function partsOf(error: unknown) {
  if (typeof error !== "object" || error === null) return { name: typeof error };
  const { name, message, code, status } = error as Record<string, unknown>;
  const mayQuote = code !== undefined && !impersonal.test(String(code));
  const told = typeof message === "string" && !mayQuote;
  return { name, code, status, message: told ? message.slice(0, 300) : undefined };
}

/** Where it was thrown, without the message that a stack begins with. */
function calls({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => line.startsWith("    at "));
  return lines.slice(0, 5).join("\n");
}
