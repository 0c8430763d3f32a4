/** What the log may say of an error: where it was thrown, and no cause, which may hold what people wrote. */
export function errorSummary(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  return { name, message: message.slice(0, 300), stack: stack?.split("\n").slice(1, 6).join("\n") };
}
