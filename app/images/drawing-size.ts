const dotsPerInch = 72;
/** The renderer takes no others. */
export const resolutions = { min: 1, max: 100_000 };

export const densityFor = (natural: number, wanted: number): number =>
  Math.min(Math.max((dotsPerInch * wanted) / natural, resolutions.min), resolutions.max);

export const maxRenditionSide = 1024;
const highest = 2560;

export const shownWidth = ({ width, height }: { width: number; height: number }, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, (highest * width) / height)));
