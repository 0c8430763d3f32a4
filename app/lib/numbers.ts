const format = new Intl.NumberFormat("en");

/** A count as people read it: 2,418. */
export function formatNumber(count: number): string {
  return format.format(count);
}
