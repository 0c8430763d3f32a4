/** By which logos are filtered, in the order of the rainbow, with a dot of each. */
export const colorFamilies = {
  red: { dot: "#d32030" },
  orange: { dot: "#f07c1b" },
  yellow: { dot: "#f5c518" },
  green: { dot: "#1f9150" },
  blue: { dot: "#2160c4" },
  purple: { dot: "#7b3fa6" },
  pink: { dot: "#e8639b" },
  brown: { dot: "#7d4a2a" },
  black: { dot: "#2b2b2b" },
} as const;

export type ColorFamily = keyof typeof colorFamilies;
export const colorFamilyNames = Object.keys(colorFamilies) as ColorFamily[];
