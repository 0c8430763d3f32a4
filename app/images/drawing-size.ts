const dotsPerInch = 72;
/** The renderer takes no others. */
export const resolutions = { least: 1, most: 100_000 };

export const densityFor = (natural: number, wanted: number): number =>
  Math.min(Math.max((dotsPerInch * wanted) / natural, resolutions.least), resolutions.most);

/** In pixels. */
export const largest = 1024;
const highest = 2560;

export const shownWidth = ({ width, height }: { width: number; height: number }, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, (highest * width) / height)));
