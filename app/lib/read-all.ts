/** As many rows as the backend hands out in one answer. */
const chunk = 1000;

type Read<Row> = (
  from: number,
  to: number,
) => PromiseLike<{ data: Row[] | null; error: { code: string } | null }>;

/**
 * A list part by part, a thousand rows each, so that nobody has to hold all rows of a long one at once.
 * @throws Error with `message` for people; its cause is the database's
 */
export async function* readParts<Row>(read: Read<Row>, message: string): AsyncGenerator<Row[]> {
  for (let from = 0; ; from += chunk) {
    const { data, error } = await read(from, from + chunk - 1);
    if (error && error.code !== "PGRST103") throw new Error(message, { cause: error });
    if (data && data.length > 0) yield data;
    if (!data || data.length < chunk) return;
  }
}

/** The same as one list. */
export async function readAll<Row>(read: Read<Row>, message: string): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of readParts(read, message)) all.push(...rows);
  return all;
}
