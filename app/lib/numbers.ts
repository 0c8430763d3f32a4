const format = new Intl.NumberFormat("en");

export function formatNumber(count: number): string {
  return format.format(count);
}

export function formatBytes(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export type Nouns = readonly [one: string, several: string];

/** `1 logo`, `1,234 logos` */
export function countOf(count: number, [one, several]: Nouns): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`;
}
