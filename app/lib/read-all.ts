/** Of a hosted project, the least that it must hand out at once. */
export const partSize = 1000;

type Read<Row> = (
  last: Row | undefined,
  seen: number,
) => PromiseLike<{ data: Row[] | null; error: { code: string } | null }>;

/** In parts, until none comes: a hosted project may hand out fewer rows than asked. Throws an Error with `message`. */
export async function* readParts<Row>(read: Read<Row>, message: string): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (let seen = 0; ; ) {
    const { data, error } = await read(last, seen);
    if (error) throw new Error(message, { cause: error });
    if (!data || data.length === 0) return;
    yield data;
    seen += data.length;
    last = data.at(-1);
  }
}

export async function readAll<Row>(read: Read<Row>, message: string): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of readParts(read, message)) all.push(...rows);
  return all;
}
