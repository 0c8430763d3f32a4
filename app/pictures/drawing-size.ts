const dotsPerInch = 72;
/** Beyond these a drawing is asked for at a resolution that the renderer does not take. */
const resolutions = { least: 1, most: 100_000 };

/** The resolution at which a drawing of `natural` pixels comes out `wanted` pixels long. */
export const densityFor = (natural: number, wanted: number): number =>
  Math.min(Math.max((dotsPerInch * wanted) / natural, resolutions.least), resolutions.most);

/** In pixels: the largest that a drawing can be had as. */
export const largest = 1024;
/** A drawing may be any number of times as high as it is wide. */
const highest = 2560;

/** How wide a drawing of this shape is shown where `wanted` pixels are asked for. */
export const shownWidth = ({ width, height }: { width: number; height: number }, wanted: number): number =>
  Math.max(1, Math.round(Math.min(wanted, (highest * width) / height)));
