/** The largest file, and so the largest image, that any form of this site takes. */
export const maximumFileBytes = 2 * 1024 * 1024;

/** How many characters of a search count; fields take no more, and addresses are cut. */
export const longestSearch = 120;
