/** Between two areas that are told apart, as WCAG 2.2 asks of graphics. */
const enough = 3;
/** Of 255, between the strongest and the weakest part: less is a gray. */
const vivid = 64;

/** `isDark`: white is seen on it, else black. */
export type OwnColor = { color: string; isDark: boolean };

/** The first vivid one of a mark's colors, which come by area: for its shape in white or black to stand on. */
export function ownColor(colors: string[]): OwnColor | null {
  const color = colors.find((one) => vividness(one) >= vivid);
  return color ? { color, isDark: contrast(color, "#ffffff") >= enough } : null;
}

const partsOf = (color: string) => [...Buffer.from(color.slice(1), "hex")];

function vividness(color: string): number {
  const parts = partsOf(color);
  return Math.max(...parts) - Math.min(...parts);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
