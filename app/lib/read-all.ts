/** As many rows as the backend hands out in one answer. */
const chunk = 1000;

/**
 * All rows of a list, read a thousand at a time. They are in memory together, so those beyond `most` are left out.
 * @throws Error with `message` for people; its cause is the database's
 */
export async function readAll<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: { code: string } | null }>,
  message: string,
  most = 50_000,
): Promise<Row[]> {
  const all: Row[] = [];
  while (all.length < most) {
    const { data, error } = await read(all.length, all.length + chunk - 1);
    if (error && error.code !== "PGRST103") throw new Error(message, { cause: error });
    all.push(...(data ?? []));
    if (!data || data.length < chunk) break;
  }
  return all;
}
