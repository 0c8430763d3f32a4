import type { z } from "zod";
import type { variantSchema } from "#app/content/logo/variants.ts";
import { filedAs } from "#app/lib/fold.ts";

export type CheckedPicture = {
  path: string;
  image: string | null;
  problem: string | null;
  hash: string;
  perceptualHash: Uint8Array;
};
type Variant = z.output<typeof variantSchema>;

export type PlannedLogo = {
  paths: string[];
  title: string;
  problem: string | null;
  twin: string | null;
  image: string;
  layout: Variant["layout"];
  variants: Variant[];
};

const layouts: Record<string, Variant["layout"]> = {
  mark: "mark",
  icon: "mark",
  symbol: "mark",
  logomark: "mark",
  wordmark: "wordmark",
  logotype: "wordmark",
  text: "wordmark",
  lockup: "lockup",
  horizontal: "lockup",
  vertical: "lockup",
  full: "lockup",
};
const grounds: Record<string, Variant["ground"]> = {
  light: "light",
  color: "light",
  dark: "dark",
  white: "dark",
  inverse: "dark",
  reversed: "dark",
  negative: "dark",
  mono: "one-color",
  monochrome: "one-color",
  black: "one-color",
};
/** Folders of a format say nothing of a brand. */
const ofFormats = /^(?:svgs?|pngs?|jpe?gs?|vectors?|rasters?)$/i;

/** `zenith-bank` -> `Zenith Bank` */
const titleOf = (name: string) =>
  name
    .replace(/[-_.\s]+/g, " ")
    .trim()
    .replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .slice(0, 120);

export const stemOf = (path: string) => (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
export const folderOf = (path: string) =>
  path
    .split("/")
    .slice(0, -1)
    .filter((name) => !ofFormats.test(name));

type Named = {
  picture: CheckedPicture;
  brand: string;
  key: string;
  layout: Variant["layout"] | null;
  ground: Variant["ground"] | null;
};

/** Which words at the end of a file's name say what it shows, and of which brand. */
function read(picture: CheckedPicture): Named {
  const folders = folderOf(picture.path);
  const folder = folders.at(-1) ?? "";
  const words = filedAs(stemOf(picture.path)).split("-");
  let layout: Variant["layout"] | null = null;
  let ground: Variant["ground"] | null = null;
  for (;;) {
    const last = words.at(-1) ?? "";
    if (!layout && layouts[last]) layout = layouts[last];
    else if (!ground && grounds[last]) ground = grounds[last];
    else if (last !== "logo" && !/^(?:\d+x\d*|\d+px)$/.test(last)) break;
    words.pop();
  }
  const rest = words.join("-");
  const brand = rest === "" || rest === filedAs(folder) ? folder || stemOf(picture.path) : rest;
  return { picture, brand, key: `${folders.join("/")} ${filedAs(brand)}`, layout, ground };
}

/** A drawing shows at any size. */
const rank = ({ path }: CheckedPicture) => (/\.svg$/i.test(path) ? 0 : 1);

function isSimilar(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length === 0 || one.length !== other.length || Math.abs((one[0] ?? 0) - (other[0] ?? 0)) > 2)
    return false;
  let difference = 0;
  for (let at = 1; at < one.length; at++) difference += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return difference / one.length < 5;
}

/** One logo for what shows the same, with the variants that its files name where that is clear; else one for each. */
export function planLogos(pictures: CheckedPicture[]): PlannedLogo[] {
  const planned: PlannedLogo[] = [];
  const first = new Map<string, string>();
  for (const group of Map.groupBy(pictures.map(read), ({ key }) => key).values()) {
    const sorted = group.toSorted((one, other) => rank(one.picture) - rank(other.picture));
    // Of the same picture in several formats, one.
    const shown: { named: Named; paths: string[] }[] = [];
    for (const named of sorted) {
      const { picture } = named;
      if (!picture.image) continue;
      const same = shown.find(
        (one) =>
          isSimilar(one.named.picture.perceptualHash, picture.perceptualHash) &&
          one.named.layout === named.layout &&
          one.named.ground === named.ground,
      );
      if (same) same.paths.push(picture.path);
      else shown.push({ named, paths: [picture.path] });
    }
    for (const { picture } of sorted)
      if (!picture.image)
        planned.push({
          ...none,
          paths: [picture.path],
          title: titleOf(stemOf(picture.path)),
          problem: picture.problem,
        });

    const logo = (parts: typeof shown, title: string): PlannedLogo => {
      const [main] = parts;
      const { hash, path, image } = main?.named.picture ?? { hash: "", path: "", image: null };
      const twin = first.get(hash) ?? null;
      if (!twin) first.set(hash, path);
      const variants = parts.slice(1).map(({ named }) => ({
        layout: named.layout ?? "mark",
        ground: named.ground ?? "light",
        image: named.picture.image ?? "",
      }));
      return {
        paths: parts.flatMap(({ paths }) => paths),
        title,
        problem: null,
        twin,
        image: image ?? "",
        layout: main?.named.layout ?? "mark",
        variants,
      };
    };
    const parts = shown.toSorted((one, other) => clarity(one.named) - clarity(other.named));
    const names = new Set(parts.map(({ named }) => `${named.layout ?? "mark"} ${named.ground ?? "light"}`));
    const [main] = parts;
    const isClear =
      main !== undefined &&
      (main.named.ground ?? "light") === "light" &&
      names.size === parts.length &&
      parts.length <= 6;
    const isPlain = main !== undefined && clarity(main.named) === 0;
    const isOfFolder =
      main !== undefined &&
      filedAs(main.named.brand) === filedAs(folderOf(main.named.picture.path).at(-1) ?? "");
    if (isClear && (isPlain || isOfFolder)) planned.push(logo(parts, titleOf(main.named.brand)));
    else for (const part of parts) planned.push(logo([part], titleOf(stemOf(part.named.picture.path))));
  }
  return planned;
}

const none = { problem: null, twin: null, image: "", layout: "mark" as const, variants: [] };
/** What names nothing comes first, what is for light before what is not. */
const clarity = ({ layout, ground }: Named) =>
  ((ground ?? "light") === "light" ? 0 : 2) + (layout || ground ? 1 : 0);
