/** As many rows as one answer is asked for. A hosted project may be set to hand out fewer. */
export const partSize = 1000;

/** The rows after `last`, which is the `seen`th; from the first where there is none. */
type Read<Row> = (
  last: Row | undefined,
  seen: number,
) => PromiseLike<{ data: Row[] | null; error: { code: string } | null }>;

/**
 * A list part by part, so that nobody has to hold all rows of a long one at once. It goes on after the last row seen
 * until nothing comes: rows that are written meanwhile move none into two parts, and a part that is smaller than asked for
 * is not taken for the last.
 * @throws Error with `message` for people; its cause is the database's
 */
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

/** The same as one list. */
export async function readAll<Row>(read: Read<Row>, message: string): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of readParts(read, message)) all.push(...rows);
  return all;
}
