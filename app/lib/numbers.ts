const format = new Intl.NumberFormat("en");

/** A count as people read it: 2,418. */
export function formatNumber(count: number): string {
  return format.format(count);
}

/** The size of a file as people read it: 34 KB, 1.2 MB. */
export function formatBytes(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What is counted, for `countOf`: `["logo", "logos"]`. */
export type Nouns = readonly [one: string, several: string];

/** How many there are, in words: "1 logo", "1,234 logos". */
export function countOf(count: number, [one, several]: Nouns): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`;
}
