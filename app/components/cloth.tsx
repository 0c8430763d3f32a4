/** Ground and two dyes of each kind of piece. */
export const cloths = [
  ["indigo", "gold", "ink"],
  ["ink", "gold", "clay"],
  ["clay", "ink", "gold"],
  ["leaf", "gold", "ink"],
  ["cotton", "indigo", "clay"],
  ["cotton", "ink", "indigo"],
  ["indigo", "cotton", "clay"],
  ["gold", "ink", "clay"],
  ["ink", "indigo", "cotton"],
  ["cotton", "leaf", "ink"],
] as const;

/** Blocks, 16 threads square, in relative moves, so that one path serves either strip. */
const blocks = [
  "m6 0h4v2h2v2h2v2h2v4h-2v2h-2v2h-2v2h-4v-2h-2v-2h-2v-2h-2v-4h2v-2h2v-2h2zm0 6v4h4v-4z",
  "h16v2h-2v2h-2v2h-2v4h2v2h2v2h2v2h-16v-2h2v-2h2v-2h2v-4h-2v-2h-2v-2h-2z",
  "h4v16h-4zm8 0h4v16h-4zm-8 0h16v4h-16zm0 8h16v4h-16z",
  "m0 4 8-4 8 4v4l-8-4-8 4zm0 8 8-4 8 4v4l-8-4-8 4z",
  "h4v4h4v4h4v4h4v4h-16z",
  "h16v2h-16zm0 4h16v2h-16zm0 6h16v2h-16zm0 4h16v2h-16z",
  "m6 0h4v4h2v2h4v4h-4v2h-2v4h-4v-4h-2v-2h-4v-4h4v-2h2z",
];
const warps = ["M8 0v48M24 0v48", "M3 0v48m10 0V0m6 0v48m10 0V0", "M2 0v48m3 0V0m9 0v48m4 0V0m3 0v48m9 0V0"];

/** FNV-1a, and a mixer: consecutive ids must not look alike. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  for (let round = 0; round < 2; round += 1) hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

type Shape = {
  /** 6 to 8 by the id where unset; 24 for a banner. */
  strips?: number;
  /** Width divided by height. */
  ratio?: number;
};

/**
 * Strip cloth for an id, as the loom makes it: narrow strips, sewn edge to edge with a half-drop, so that every block
 * stands beside a plain band. Every edge is a whole thread. One id always gives one cloth.
 */
export function weave(id: string, { strips, ratio = 4 / 3 }: Shape = {}) {
  const seed = seedOf(id);
  let rest = seed;
  const take = (size: number) => {
    const part = rest % size;
    rest = Math.floor(rest / size);
    return part;
  };
  const kind = take(cloths.length);
  const count = strips ?? 6 + take(3);
  const first = take(blocks.length);
  // Two cloths in three repeat one block, as weavers do.
  const second = take(3) ? first : (first + 1 + take(blocks.length - 1)) % blocks.length;
  const warp = warps[take(warps.length)];
  // Half of them exchange the dyes in every other strip: by the even-odd rule, a band takes its block out.
  const exchanged = take(2) === 1 ? "h16v24H16z" : "";
  const width = count * 16;
  const height = Math.round(width / ratio);
  return {
    kind,
    name: `c${seed.toString(36)}`,
    width,
    viewBox: `0 ${(28 - height) >> 1} ${width} ${height}`,
    warp,
    bands: "M0 0h16v24H0zM16 24h16v24H16z",
    woven: `M0 0h16v2H0zM0 22h16v2H0zM0 4${blocks[first]}M16 24${exchanged}h16v2H16zm0 22h16v2H16zm0-18${blocks[second]}`,
    seams: "M.5 0v48m16-48v48",
  };
}

/** `gap` is the number of the missing strip, where nothing was found. */
export function Cloth({
  id,
  gap,
  className,
  ...shape
}: Shape & { id: string; gap?: number; className?: string }) {
  const { kind, name, width, viewBox, warp, bands, woven, seams } = weave(id, shape);
  const [ground, a, b] = (cloths[kind] ?? cloths[0]).map((dye) => `var(--dye-${dye})`);
  return (
    <svg
      className={["cloth", className].filter(Boolean).join(" ")}
      style={{ background: ground }}
      width="48"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <pattern id={name} width="32" height="48" patternUnits="userSpaceOnUse">
        <path stroke={b} d={warp} />
        <path fill={a} d={bands} />
        <path fill={b} d={woven} />
        <path stroke="#0006" d={seams} />
      </pattern>
      <path fill={`url(#${name})`} d={`M0-50h${width}v150H0z`} />
      {gap !== undefined && (
        <path
          fill="var(--surface)"
          stroke="var(--edge)"
          strokeDasharray="2"
          d={`M${gap * 16}-50h16v150h-16z`}
        />
      )}
    </svg>
  );
}
