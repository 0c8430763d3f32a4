import type { CSSProperties } from "react";

const threads = ["--accent", "--gold", "--clay", "--leaf", "--ink"];

/** A number that is always the same for `text` and spreads evenly (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * The cloth that belongs to an id, as the properties that the style sheet weaves it from: its threads, how wide they
 * lie and where they run. Same id, same cloth.
 */
export function cloth(id: string): CSSProperties {
  const seed = seedOf(id);
  const thread = (shift: number) => `var(${threads[(seed >>> shift) % threads.length]})`;
  return {
    "--ground": thread(2),
    "--warp": thread(7),
    "--warp-2": thread(11),
    "--weft": thread(15),
    "--weft-2": thread(19),
    "--wide": `${10 + ((seed >>> 5) % 14)}px`,
    "--thin": `${3 + ((seed >>> 9) % 5)}px`,
    "--turn": `${((seed >>> 13) % 4) * 45}deg`,
  } as CSSProperties;
}

/** The first letters of up to two words. */
export function initials(title: string): string {
  const words = title
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** What stands for a picture that is missing: the item's own cloth and initials. */
export function Placeholder({ id, title }: { id: string; title: string }) {
  return (
    <span className="placeholder" style={cloth(id)} aria-hidden="true">
      <span>{initials(title)}</span>
    </span>
  );
}
