/** In pixels; an address asks for one with `?w=`. */
export const pictureWidths = [160, 320, 640, 1280] as const;

/** Where a stored drawing shows, as WebP where a browser would draw it for long; its own address is the SVG. */
export const shownAddress = (address: string) => address.replace(/^(\/files\/[^?#]+)\.svg$/, "$1");

const stored = /^\/files\/[^?#]+\.(?:png|jpg|svg)$/;

/** For a place `width` pixels wide, at one or two dots per pixel; null for pictures that are not stored here. */
export function srcSetOf(src: string, width: number): { src: string; srcSet: string; sizes: string } | null {
  if (!stored.test(src)) return null;
  const enough = pictureWidths.findIndex((one) => one >= width * 2);
  const widths = enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1);
  const usual = pictureWidths.find((one) => one >= width) ?? pictureWidths.at(-1);
  const shown = shownAddress(src);
  return {
    src: `${shown}?w=${usual}`,
    srcSet: widths.map((one) => `${shown}?w=${one} ${one}w`).join(", "),
    sizes: `(max-width: ${width}px) 100vw, ${width}px`,
  };
}
