/** By which logos are filtered, in the order of the rainbow, with a dot of each. */
export const colorFamilies = {
  red: { label: "Red", dot: "#d32030" },
  orange: { label: "Orange", dot: "#f07c1b" },
  yellow: { label: "Yellow", dot: "#f5c518" },
  green: { label: "Green", dot: "#1f9150" },
  blue: { label: "Blue", dot: "#2160c4" },
  purple: { label: "Purple", dot: "#7b3fa6" },
  pink: { label: "Pink", dot: "#e8639b" },
  brown: { label: "Brown", dot: "#7d4a2a" },
  black: { label: "Black and gray", dot: "#2b2b2b" },
} as const;

export type ColorFamily = keyof typeof colorFamilies;
export const colorFamilyNames = Object.keys(colorFamilies) as ColorFamily[];
