/** In bytes. */
const longest = 2_048;

/** A line of the log in which texts are cut until it is short: an address or a message may be a stranger's. */
export function shortLine(line: string): string {
  let short = line;
  for (let characters = 512; Buffer.byteLength(short) > longest && characters > 0; characters >>= 1)
    short = `${JSON.stringify(JSON.parse(line), (_, value) => cut(value, characters))}\n`;
  return short;
}

const cut = (value: unknown, characters: number) =>
  typeof value === "string" && value.length > characters ? `${value.slice(0, characters)}…` : value;
