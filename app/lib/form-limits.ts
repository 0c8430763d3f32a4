export const maxFileBytes = 2 * 1024 * 1024;

/** In characters: fields take no more, and addresses are cut. */
export const maxSearchLength = 120;
