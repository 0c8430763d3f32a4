const dotsPerInch = 72;
/** Beyond these a drawing is asked for at a resolution that the renderer does not take. */
const resolutions = { least: 1, most: 100_000 };

/** The resolution at which a drawing of `natural` pixels comes out `wanted` pixels long. */
export const densityFor = (natural: number, wanted: number): number =>
  Math.min(Math.max((dotsPerInch * wanted) / natural, resolutions.least), resolutions.most);
