import type { CSSProperties } from "react";

/** Indigo, gold, clay, leaf and black, in both themes. */
export const threads = ["#2941a3", "#f0c13e", "#ac430e", "#1b6c3a", "#251a15"];

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The threads that contrast with a ground. */
const seenOn = (ground: number) => threads.map((_, thread) => thread).filter((thread) => thread !== ground);

/** How an id's cloth is woven: ground and stripes as numbers of threads, never alike, the stripes' width and the angle. */
export function weave(id: string) {
  const seed = seedOf(id);
  const ground = (seed >>> 2) % threads.length;
  const seen = seenOn(ground);
  const thread = (number: number) => seen[number % seen.length] ?? 0;
  const first = seed >>> 7;
  return {
    ground,
    warp: [thread(first), thread(seed >>> 11)] as const,
    weft: [thread(first + 1 + ((seed >>> 15) % (seen.length - 1))), thread(seed >>> 19)] as const,
    wide: 10 + ((seed >>> 5) % 14),
    thin: 3 + ((seed >>> 9) % 5),
    turn: ((seed >>> 13) % 4) * 45,
  };
}

/** The properties that the style sheet weaves an id's cloth from; `scale` enlarges it. */
export function cloth(id: string, scale = 1): CSSProperties {
  const { ground, warp, weft, wide, thin, turn } = weave(id);
  return {
    "--ground": threads[ground],
    "--warp": threads[warp[0]],
    "--warp-2": threads[warp[1]],
    "--weft": threads[weft[0]],
    "--weft-2": threads[weft[1]],
    "--wide": `${wide * scale}px`,
    "--thin": `${thin * scale}px`,
    "--turn": `${turn}deg`,
  } as CSSProperties;
}

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

export function Placeholder({ id, title, scale }: { id: string; title: string; scale?: number }) {
  return (
    <span className="placeholder" style={cloth(id, scale)} aria-hidden="true">
      <span>{initials(title)}</span>
    </span>
  );
}

/** A piece of an id's cloth, beside a narrow column (.beside-cloth) or, finer, in a smaller place. */
export function Swath({ id, scale = 4 }: { id: string; scale?: number }) {
  return <div className="placeholder" style={cloth(id, scale)} aria-hidden="true" />;
}
