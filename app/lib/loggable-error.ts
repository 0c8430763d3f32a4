/** SQLSTATE classes whose messages name only things of the schema; "" when the database was not reached. */
const impersonal = /^(?:23|25|40|42|53|54|55|57|58|XX|PGRST|$)/;

/** Leaves out messages that may quote what somebody wrote: the code stands for them. */
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

function calls({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => line.startsWith("    at "));
  return lines.slice(0, 5).join("\n");
}
