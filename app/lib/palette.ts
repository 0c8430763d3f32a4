/** The ground of pages, alone, so that scripts bring no other color. */
export const lightPaper = "#fbf8f1";
export const darkPaper = "#16120f";

/** The one place of our colors: the sheet, link previews, mails, icons and the browser's frame take them from here. */
export const light = {
  paper: lightPaper,
  surface: "#fffefb",
  sunken: "#f3ede2",
  plate: "#fff",
  ink: "#241a14",
  muted: "#5f5248",
  line: "#ddd5c8",
  edge: "#8b7d70",
  block: "#241a14",
  onBlock: "#fbf8f1",
  accent: "#2a3f9f",
  accentDeep: "#243689",
  onAccent: "#fdfcf9",
  accentSoft: "#e6e8f6",
  link: "#2a3f9f",
  focus: "#2f55e0",
  wait: "#a03c0a",
  good: "#1a6438",
  danger: "#a8201a",
  dangerSoft: "#fbeae6",
  dyeIndigo: "#2a3f9f",
  dyeClay: "#b4491a",
  dyeGold: "#e8b02f",
  dyeLeaf: "#1f6b45",
  dyeInk: "#241a14",
  dyeCotton: "#f4ead6",
  frame: "#241a14",
  // On plates and buttons that look the same in light and dark.
  darkPlate: "#1b1511",
  onPlate: "#241a14",
  onPlateMuted: "#5f5248",
  onDarkPlate: "#f8f1e6",
  plateFocus: "#2f55e0",
  yes: "#1a6438",
  yesDeep: "#14502c",
};

export const dark: Partial<typeof light> & { paper: string } = {
  paper: darkPaper,
  surface: "#1f1a16",
  sunken: "#100d0a",
  plate: "#f3efe8",
  ink: "#f3ece3",
  muted: "#b9ada1",
  line: "#3a322b",
  edge: "#87796c",
  block: "#3a2f27",
  onBlock: "#f8f1e6",
  accent: "#4459c4",
  accentDeep: "#3a4ca8",
  onAccent: "#fff",
  accentSoft: "#262a4b",
  link: "#94a6f8",
  focus: "#f0c13e",
  wait: "#f0955f",
  good: "#7fc797",
  danger: "#ff9483",
  dangerSoft: "#3a1f1a",
  dyeIndigo: "#3f55c0",
  dyeClay: "#c65c2b",
  dyeGold: "#e6b13b",
  dyeLeaf: "#2d7d53",
  dyeInk: "#33271e",
  dyeCotton: "#ebe0ca",
  frame: "#74665a",
};

function variables(scheme: "light" | "dark", colors: Record<string, string>): string {
  const named = Object.entries(colors).map(
    ([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
  );
  return `{color-scheme:${scheme};${named.join(";")}}`;
}

/** Dark where it was chosen here, or where nothing was and the system prefers it. On paper everything is dark on light. */
export function paletteSheet(): string {
  const night = variables("dark", dark);
  const system = `@media (prefers-color-scheme:dark){:root:not(.light,.dark)${night}}`;
  return `@supports selector(:is(a)){:root${variables("light", light)}@media screen{.dark${night}${system}}}`;
}
