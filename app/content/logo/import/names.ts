import type { Ground, LogoLayout } from "#app/content/logo/options.ts";
import { filedAs } from "#app/lib/fold.ts";

/** What a picture's name says of it; null where it says nothing. */
export type Shows = { layout: LogoLayout | null; ground: Ground | null };
export type ReadName = Shows & { brand: string };

const wordsOf = <Value extends string>(table: Record<Value, string>) =>
  new Map(
    Object.entries<string>(table).flatMap(([value, words]) => words.split(" ").map((one) => [one, value])),
  ) as Map<string, Value>;

const layouts: Record<LogoLayout, string> = {
  mark: "mark icon ico symbol logomark brandmark emblem glyph avatar favicon symbole icone simbolo isotipo",
  wordmark: "wordmark wordmarks logotype text lettering",
  lockup:
    "lockup lockups horizontal horizontale vertical verticale stacked full combination combine combo landscape portrait inline tagline slogan strapline imagotipo isologo",
};
const grounds: Record<Ground, string> = {
  light:
    "light color colour colors colours colored coloured couleur couleurs cor colorido colorida positive pos positif positivo positiva ملون",
  dark: "dark white inverse inverted reverse reversed rev negative neg knockout blanc blanche blanco branco negatif negativo negativa sombre fonce escuro escura oscuro ابيض nyeupe",
  "one-color":
    "mono monochrome black grayscale greyscale gray grey noir noire negro preto preta bw اسود nyeusi",
};
/** `on white` and `fond noir` are no color of the logo. */
const backgrounds = new Set("on bg background fond fundo fondo".split(" "));
const backgroundOf = wordsOf({
  light: "white blanc blanco branco",
  dark: "black noir negro preto",
});
/** Words that stand beside those, and say nothing of a brand. */
const noise = new Set(
  "logo logos on for with sur sobre avec bg background fond fundo fondo mode theme version final copy copie transparent rgb srgb cmyk pms pantone spot hex default primary secondary tertiary main standard original brand alt".split(
    " ",
  ),
);
/** Words that say nothing where nothing else stands, as a file or a folder. */
const containers = new Set(
  "icons images image img pictures assets asset library static public src data files media brands brand branding kit pack press guidelines packages web print screen digital vector vectors raster rasters svg svgs png pngs jpg jpgs jpeg jpegs eps pdf untitled artboard layer group frame page dist type property variant style".split(
    " ",
  ),
);
/** These say nothing behind a layout or `logo`, as in `logo blue`. */
const afterLogo = new Set(
  "print web screen blue red green yellow orange purple pink brown gold silver navy teal tan bleu rouge vert jaune azul vermelho verde".split(
    " ",
  ),
);
/** What stands before a brand, and what it shows. */
const prefix =
  /^(?:(?:logos?|logotype|logotipo|logótipo|logomarca|nembo(?: ya)?|شعار)|(s[ií]mbolo|symbole|ic[oô]ne|isotipo)|(imagotipo|isologo))[\s_.-]+(?=\S)/iu;
/** What stands behind a brand in a folder's name. */
const kits = new Set(
  "logo logos brand branding kit pack press guidelines assets identity media files".split(" "),
);
/** A small number may be part of a name, as in `Channel 24`, where it doesn't stand alone. */
const isSize = (word: string) => /^(?:\d+x\d*|\d+px|v\d+|128|180|192|256|512|1024|[234]x)$/.test(word);

const layoutOf = wordsOf(layouts);
const groundOf = wordsOf(grounds);

/** `wordmarkDark_2x` has four; `end` is where a word ends in the name. */
function tokens(name: string): { word: string; end: number }[] {
  const found = name.matchAll(/\p{Lu}*[^\s_.\-()@=,\p{Lu}]+|\p{Lu}+/gu);
  return Array.from(found, (match) => ({ word: filedAs(match[0]), end: match.index + match[0].length }));
}

/** By the letters alone: `LOT Polish Airlines` and `lotpolishairlines` are one. */
export const squeezed = (name: string) => filedAs(name).replaceAll("-", "");

/** Takes away the words at the end that name no brand; the name is as it was written. */
function withoutWords(name: string): Shows & { rest: string; said: number } {
  const words = tokens(name);
  const all = words.length;
  const shows: Shows = { layout: null, ground: null };
  let isNumbered = false;
  let after = "";
  while (words.length > 0) {
    const word = words.at(-1)?.word ?? "";
    // A number counts where a word of these stands before it, as in `logo 2018` or `Logo (1)`.
    const before = words.at(-2)?.word ?? "";
    const layout = layoutOf.get(word);
    const isBackground = backgrounds.has(before) || backgrounds.has(after);
    const ground =
      (isBackground && backgroundOf.get(word)) || (isOneColor(words) ? "one-color" : groundOf.get(word));
    isNumbered = /^\d{1,4}$/.test(word) && isKnown(before);
    const isAfterLogo = afterLogo.has(word) && (layoutOf.has(before) || /^logos?$/.test(before));
    if (layout) shows.layout ??= layout;
    else if (ground) shows.ground ??= ground;
    else if (!noise.has(word) && !isSize(word) && !isNumbered && !isAfterLogo) break;
    // "Full colour" is no lockup, and "one colour" no brand.
    if ((ground === "light" && before === "full") || isOneColor(words)) words.pop();
    words.pop();
    after = word;
  }
  const end = words.at(-1)?.end ?? 0;
  const written = name.slice(0, name[end] === ")" ? end + 1 : end);
  const [first = "", mark, lockup] = prefix.exec(written) ?? [];
  if (mark || lockup) shows.layout ??= mark ? "mark" : "lockup";
  const rest = written.slice(first.length);
  return { ...shows, rest: /^logos?$/i.test(rest) ? "" : rest, said: all - words.length };
}

const isOneColor = (words: { word: string }[]) =>
  /^(?:one|single|1)-colou?r$/.test(
    words
      .slice(-2)
      .map(({ word }) => word)
      .join("-"),
  );

function isKnown(word: string): boolean {
  const letters = word.replace(/\d+$/, "");
  return layoutOf.has(letters) || groundOf.has(letters) || noise.has(letters) || containers.has(letters);
}

/** Whether it is made of such words alone: no brand is called so. */
const saysNothing = (name: string) =>
  tokens(name).every(
    ({ word }, at, words) =>
      isKnown(word) || /^\d*$/.test(word) || isSize(word) || isOneColor(words.slice(at, at + 2)),
  );

/** Without the ending, and the size that Canva puts behind: `Moyo (500 × 500 px)`. */
export const stemOf = (path: string) =>
  (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "").replace(/ ?\(\d+ ?[x×] ?\d+[^()]*\)/, "");

/** The folder that is called as a brand is, else "": the nearest, without `Brand Kit` and the like. */
export function brandFolderOf(path: string): string {
  for (const folder of path.split("/").slice(0, -1).reverse()) {
    if (saysNothing(folder)) continue;
    const { rest } = withoutWords(folder);
    const words = tokens(rest);
    while (words.length > 1 && kits.has(words.at(-1)?.word ?? "")) words.pop();
    return rest.slice(0, words.at(-1)?.end);
  }
  return "";
}

/** What else is known of a collection; names are squeezed. */
export type Known = {
  /** Of the list of facts, and of other files. */
  isBrand: (name: string) => boolean;
  /** What many files have behind the name of their folder. */
  isSuffix: (word: string) => boolean;
  /** Whether few files are called so, with a number each. */
  isSeries: (name: string) => boolean;
};

/** `moyo` of `moyo-01`, as Illustrator calls the artboards of a file. */
export function seriesOf(path: string): string {
  const [, name = ""] = /^(.+)[\s_-]0\d$/.exec(stemOf(path)) ?? [];
  return /\p{L}/u.test(name) ? name : "";
}

/** The words of a file behind the name of its folder, as `ar21` of `moyo/moyo-ar21.svg`; null where it has another name. */
export function suffixOf(path: string): { folder: string; suffix: string } | null {
  const folder = squeezed(brandFolderOf(path));
  const words = tokens(stemOf(path)).map(({ word }) => squeezed(word));
  for (let at = words.length - 1; at > 0 && folder; at--)
    if (words.slice(0, at).join("") === folder) return { folder, suffix: words.slice(at).join("-") };
  return null;
}

export function readName(path: string, { isBrand, isSuffix, isSeries }: Known): ReadName {
  const series = seriesOf(path);
  const stem = isSeries(series) ? series : stemOf(path);
  const ofFolders: Shows = { layout: null, ground: null };
  for (const folder of path.split("/").slice(0, -1).reverse()) {
    if (!saysNothing(folder)) continue;
    const { layout, ground } = withoutWords(folder);
    ofFolders.layout ??= layout;
    ofFolders.ground ??= ground;
  }
  const says = ({ layout, ground }: Shows, brand: string) => ({
    layout: layout ?? ofFolders.layout,
    ground: ground ?? ofFolders.ground,
    brand,
  });
  const read = withoutWords(stem);
  if (saysNothing(stem) || isSuffix(suffixOf(path)?.suffix ?? ""))
    return says(read, brandFolderOf(path) || stem);
  // What comes before such a word may be a brand, as in `moyo-text-cn` beside `moyo`.
  const words = tokens(stem);
  for (const [at, { end }] of words.entries()) {
    const next = words[at + 1]?.word;
    const name = stem.slice(0, end);
    if (!next || name.length >= read.rest.length || !isKnown(next) || !isBrand(squeezed(name))) continue;
    return says(withoutWords(stem.slice(0, words[at + 1]?.end)), name);
  }
  return says(read, read.rest || stem);
}

/** What the name of a field says, as in `wordmark.dark`. */
export const readField = (name: string): Shows => {
  const shows: Shows = { layout: null, ground: null };
  for (const { word } of tokens(name).reverse()) {
    shows.layout ??= layoutOf.get(word) ?? null;
    shows.ground ??= groundOf.get(word) ?? null;
  }
  return shows;
};

/** `zenith-bank` -> `Zenith Bank`; a name that was written as one stays: `M-PESA`, `GTBank`, `Air Sénégal`. */
export function nameAsTitle(name: string): string {
  const isWritten = /\p{Lu}|\s/u.test(name);
  const spaced = name.replace(isWritten ? /[_\s]+/g : /[-_\s]+/g, " ").trim();
  const title = /\p{Lu}/u.test(name)
    ? spaced
    : spaced.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return title.slice(0, 120);
}
