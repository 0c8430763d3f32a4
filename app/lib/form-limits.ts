/** The largest file that any form of this site takes. */
export const maximumFileBytes = 2 * 1024 * 1024;
