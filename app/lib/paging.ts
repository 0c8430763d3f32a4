const pageSize = 24;

export type Paging = { total: number; page: number; pages: number };

type Answer<Row> = { data: Row[] | null; count: number | null; error: { code: string } | null };

/** At most three queries; a page after the last gives the last. Throws an Error with `message` for people. */
export async function readPage<Row>(
  wanted: number,
  read: (from: number, to: number) => PromiseLike<Answer<Row>>,
  message: string,
): Promise<Paging & { rows: Row[] }> {
  const rowsOf = async (from: number, to: number) => {
    const { data, count, error } = await read(from, to);
    // PGRST103: the range begins after the last row.
    if (error && error.code !== "PGRST103") throw new Error(message, { cause: error });
    return { rows: data ?? [], total: count ?? 0 };
  };
  const page = (number: number) => rowsOf((number - 1) * pageSize, number * pageSize - 1);

  const found = await page(wanted);
  if (wanted === 1 || found.rows.length > 0) return { ...found, page: wanted, pages: pagesOf(found.total) };
  const last = pagesOf((await rowsOf(0, 0)).total);
  return { ...(await page(last)), page: last, pages: last };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
