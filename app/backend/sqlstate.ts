export const uniqueViolation = "23505";

export const isMalformed = (code: string): boolean => code.startsWith("22");
