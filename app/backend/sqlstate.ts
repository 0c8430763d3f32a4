/** A row of that key is there already. */
export const uniqueViolation = "23505";

/** Whether a value was malformed, such as a version that is no time at all. */
export const isMalformed = (code: string): boolean => code.startsWith("22");
