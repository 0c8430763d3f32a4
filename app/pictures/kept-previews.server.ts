import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** How many pictures are kept; each is under 300 KB, most are under 40. */
const mostKept = 100;
const mostWaiting = 40;

/** Too many pictures wait to be drawn. */
export class TooManyPreviews extends Error {}

const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
// So that people who wait for pages do not wait for pictures.
const inTurn = pLimit(1);

/**
 * The picture of `key`, drawn when it is first asked for and kept while others are asked for less. One is drawn at a
 * time.
 *
 * @throws TooManyPreviews when the queue is full; else what `draw` throws, and nothing is kept
 */
export function keptPreview(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  if (inTurn.activeCount + inTurn.pendingCount >= mostWaiting) return Promise.reject(new TooManyPreviews());
  const picture = inTurn(draw);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  return picture;
}
