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

/** Stands for a person (round) or a company (square) without a picture. */
export function Monogram({ name, round }: { name: string; round?: boolean }) {
  return (
    <span className={round ? "face round" : "face"} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
