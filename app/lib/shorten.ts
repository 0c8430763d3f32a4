/** One line of at most `longest` UTF-16 units, cut between words or, in a single word, between characters. */
export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest - 1).replace(/ \S*$|[\ud800-\udbff]$/, "")}…`;
}
