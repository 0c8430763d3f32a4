import type { Position } from "./cursor.ts";
import { inUtc, isTimestamp } from "./timestamp.ts";
import { isUuid } from "./uuid.ts";

/** The keys a list is ordered by, and what each may look like in an address. */
export type Order<Row> = {
  keys(row: Row): string[];
  sound: ((value: string) => boolean)[];
};

/** A page begins after the row with the keys `seen`, or ends before it; without them it is the first or the last. */
type Start = { seen?: string[]; backwards?: boolean };
export type Place = Start & { max_rows: number };

/** The words go into addresses. `total` only if there is one page. */
export type ListPage<Row> = {
  rows: Row[];
  total: number | null;
  page: string | null;
  previous: string | null;
  next: string | null;
};

const listPageSize = 24;

export const byNewest: Order<Position> = {
  keys: ({ created_at, id }) => [inUtc(created_at), id],
  sound: [isTimestamp, isUuid],
};

export function placeBehind(position: Position | null, max_rows: number): Place {
  return { ...(position && { seen: byNewest.keys(position) }), max_rows };
}

// Appears in no key, and needs no escaping in an address.
const separator = "_";

/** Null for the first page, and for any word that names no place. */
export function readPlace<Row>(
  word: string | null | undefined,
  { sound }: Order<Row>,
): Required<Start> | null {
  const [direction, ...seen] = (word ?? "").split(separator);
  if (direction !== "after" && direction !== "before") return null;
  if (seen.length !== sound.length || !sound.every((isSound, key) => isSound(seen[key] ?? ""))) return null;
  return { seen, backwards: direction === "before" };
}

type Ask<Row> = (place: Place) => PromiseLike<{
  data: Row[] | null;
  error: { code: string } | null;
}>;

/** Takes one query, or two when the page is empty now. Throws an Error with `message` for people. */
export async function readListPage<Row>(
  word: string | null | undefined,
  order: Order<Row>,
  ask: Ask<Row>,
  message: string,
  size: number = listPageSize,
): Promise<ListPage<Row>> {
  const read = async (start: Start) => {
    const { data, error } = await ask({ ...start, max_rows: size + 1 });
    if (error || !data) throw new Error(message, { cause: error });
    return start.backwards ? data.toReversed() : data;
  };
  const first = (rows: Row[]): ListPage<Row> => {
    const goesOn = rows.length > size;
    const shown = rows.slice(0, size);
    return {
      rows: shown,
      total: goesOn ? null : rows.length,
      page: null,
      previous: null,
      next: goesOn ? wordFor("after", shown.at(-1), order) : null,
    };
  };

  let place = readPlace(word, order);
  if (!place) return first(await read({}));
  let rows = await read(place);
  let isLast = false;
  if (!place.backwards && rows.length === 0) {
    rows = await read({ backwards: true });
    place = { seen: [], backwards: true };
    isLast = true;
  }
  if (place.backwards) {
    if (rows.length <= size) return first(isLast ? rows : await read({}));
    const shown = rows.slice(-size);
    return {
      rows: shown,
      total: null,
      page: wordFor("after", rows.at(-size - 1), order),
      previous: wordFor("before", shown[0], order),
      next: isLast ? null : wordFor("after", shown.at(-1), order),
    };
  }
  const shown = rows.slice(0, size);
  return {
    rows: shown,
    total: null,
    page: `after${separator}${place.seen.join(separator)}`,
    previous: wordFor("before", shown[0], order),
    next: rows.length > size ? wordFor("after", shown.at(-1), order) : null,
  };
}

function wordFor<Row>(
  direction: "after" | "before",
  row: Row | undefined,
  { keys }: Order<Row>,
): string | null {
  return row === undefined ? null : [direction, ...keys(row)].join(separator);
}
