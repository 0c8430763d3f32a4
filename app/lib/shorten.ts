/** Text as one line of at most `longest` UTF-16 units, cut between two words, or two characters of a single one. */
export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, "")}…`;
}
