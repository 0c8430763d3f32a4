/** How many pictures are kept; each is under 300 KB, most are under 40. */
const mostKept = 100;
const mostWaiting = 40;

/** Too many pictures wait to be drawn. */
export class TooManyPreviews extends Error {}

const kept = new Map<string, Promise<Buffer>>();
let waiting = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * The picture of `key`, drawn when it is first asked for and kept while others are asked for less. One is
 * drawn at a time, so that people who wait for pages do not wait for pictures.
 *
 * @throws TooManyPreviews when the queue is full; else what `draw` throws, and nothing is kept
 */
export function keptPreview(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (!known && waiting >= mostWaiting) return Promise.reject(new TooManyPreviews());
  const picture = known ?? inTurn(draw);
  // A map keeps the order in which its keys came: the first is the one that nobody has asked for longest.
  kept.delete(key);
  kept.set(key, picture);
  if (!known) picture.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}

function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  waiting += 1;
  const turn = queue.then(draw).finally(() => {
    waiting -= 1;
  });
  queue = turn.catch(() => {});
  return turn;
}
