import type { CSSProperties } from "react";

const threads = ["--accent", "--gold", "--clay", "--leaf", "--ink"];

/** A number that is always the same for `text` and spreads evenly (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * How the cloth of an id is woven, the same for one id always: ground and stripes as numbers of threads, how
 * wide the stripes lie, and the angle of the warp, which the weft crosses.
 */
export function weave(id: string) {
  const seed = seedOf(id);
  const thread = (shift: number) => (seed >>> shift) % threads.length;
  return {
    ground: thread(2),
    warp: [thread(7), thread(11)] as const,
    weft: [thread(15), thread(19)] as const,
    wide: 10 + ((seed >>> 5) % 14),
    thin: 3 + ((seed >>> 9) % 5),
    turn: ((seed >>> 13) % 4) * 45,
  };
}

/** The cloth that belongs to an id, as the properties that the style sheet weaves it from. Same id, same cloth. */
export function cloth(id: string): CSSProperties {
  const { ground, warp, weft, wide, thin, turn } = weave(id);
  const color = (thread: number) => `var(${threads[thread]})`;
  return {
    "--ground": color(ground),
    "--warp": color(warp[0]),
    "--warp-2": color(warp[1]),
    "--weft": color(weft[0]),
    "--weft-2": color(weft[1]),
    "--wide": `${wide}px`,
    "--thin": `${thin}px`,
    "--turn": `${turn}deg`,
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
