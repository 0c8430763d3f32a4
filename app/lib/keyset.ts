import type { Position } from "./cursor.ts";
import { inUtc, isTimestamp } from "./timestamp.ts";
import { isUuid } from "./uuid.ts";

/** How a list is ordered: by the keys of a row, and what each of these may look like in an address. */
export type Order<Row> = {
  keys(row: Row): string[];
  sound: ((value: string) => boolean)[];
};

/** Where a page begins: behind the row with the keys `seen`, or before it; without them, at the beginning or the end. */
type Start = { seen?: string[]; backwards?: boolean };
/** What a page is asked of a list by: its start, and how many rows it has at most. Backwards the nearest come first. */
export type Place = Start & { most: number };

/**
 * A page of a list. `page`, `previous` and `next` are words for an address: of this page, and of those beside it.
 * `page` is null for the first, the others where there is none. `total` is known where one page holds everything.
 */
export type ListPage<Row> = {
  rows: Row[];
  total: number | null;
  page: string | null;
  previous: string | null;
  next: string | null;
};

/** How many rows a page shows, unless its list says otherwise. */
const listPageSize = 24;

/** The newest first. */
export const byNewest: Order<Position> = {
  keys: ({ created_at, id }) => [inUtc(created_at), id],
  sound: [isTimestamp, isUuid],
};

/** The place behind a position, or at the beginning, in a list that has the newest first. */
export function placeBehind(position: Position | null, most: number): Place {
  return { ...(position && { seen: byNewest.keys(position) }), most };
}

// No key holds the sign, and an address shows it as it is.
const separator = "_";

/** The place that a word of an address names; null for the first page, and for any word that names none. */
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

/**
 * Reads the page that `word` names, in one query, or two where nothing is left there: behind the end that is the
 * last page, before the beginning the first.
 *
 * @param ask the rows of a place in the list's order, or backwards, at most so many
 * @throws Error with `message` for people; its cause is the database's
 */
export async function readListPage<Row>(
  word: string | null | undefined,
  order: Order<Row>,
  ask: Ask<Row>,
  message: string,
  size: number = listPageSize,
): Promise<ListPage<Row>> {
  // One more than is shown tells whether the list goes on.
  const read = async (start: Start) => {
    const { data, error } = await ask({ ...start, most: size + 1 });
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
      // The row before the first that is shown: it is there, it was one too many.
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
