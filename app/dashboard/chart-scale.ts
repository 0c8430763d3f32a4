/** The numbers that stand beside a chart whose highest value is `highest`: whole, evenly spaced, from 0 up to it or a little above. */
export function chartScale(highest: number): number[] {
  const wanted = Math.max(1, highest) / 3;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= wanted) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}
