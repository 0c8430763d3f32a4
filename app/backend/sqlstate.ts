export const uniqueViolation = "23505";

/** A malformed value, such as a version that is no timestamp. */
export const isMalformed = (code: string): boolean => code.startsWith("22");
