/** A row of that key is there already. */
export const uniqueViolation = "23505";

/** Whether a value was malformed, such as a version that is no time at all. */
export const isMalformed = (code: string): boolean => code.startsWith("22");

/** The database's code behind an error; its message may hold what people wrote, which no log keeps. */
export function causeCode(error: unknown): string | undefined {
  return error instanceof Error ? (error.cause as { code?: string } | undefined)?.code : undefined;
}
