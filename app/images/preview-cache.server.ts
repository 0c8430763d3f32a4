import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { forEverybody } from "#app/lib/visitor.server.ts";

/** Each is under 300 KB, most are under 40. */
const maxKept = 100;
const maxWaiting = 40;

export class TooManyPreviews extends Error {}

const kept = new LRUCache<string, Promise<Buffer>>({ max: maxKept });
// Pages must not wait for pictures.
const inTurn = pLimit(1);

/** Draws one at a time. Throws TooManyPreviews when the queue is full; keeps only what succeeds. */
export function cachedPreview(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  if (inTurn.activeCount + inTurn.pendingCount >= maxWaiting) return Promise.reject(new TooManyPreviews());
  const picture = inTurn(() => forEverybody(draw));
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  return picture;
}
