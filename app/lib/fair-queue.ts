type Waiting = { enter: () => void; leave: (why: Error) => void };

export class QueueFull extends Error {}

/** A queue in which owners take turns, however many of theirs wait. */
export class FairQueue {
  #waiting = new Map<string, Waiting[]>();
  #count = 0;
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Until it is this owner's turn. Throws QueueFull for the last of whoever has most waiting, once there are too many, and
   * the reason of `left` where that is aborted before.
   */
  wait(owner = "", left?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    left?.throwIfAborted();
    const own = this.#waiting.get(owner) ?? [];
    const place = { enter: resolve, leave: reject };
    own.push(place);
    this.#waiting.set(owner, own);
    this.#count += 1;
    left?.addEventListener("abort", () => this.#drop(owner, place, left.reason), { once: true });
    if (this.#count > this.#maxWaiting) this.#sendAway(owner, own);
    return promise;
  }

  /** Lets the next one in. False where none waits. */
  next(): boolean {
    const [owner, queue] = this.#waiting.entries().next().value ?? [];
    if (owner === undefined || !queue) return false;
    this.#waiting.delete(owner);
    const first = queue.shift();
    if (queue.length > 0) this.#waiting.set(owner, queue);
    this.#count -= 1;
    first?.enter();
    return true;
  }

  #drop(owner: string, place: Waiting, why: Error) {
    const own = this.#waiting.get(owner);
    const at = own?.indexOf(place) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(owner);
    this.#count -= 1;
    place.leave(why);
  }

  #sendAway(owner: string, own: Waiting[]) {
    let [most, longest] = [owner, own];
    for (const [other, queue] of this.#waiting)
      if (queue.length > longest.length) [most, longest] = [other, queue];
    longest.pop()?.leave(new QueueFull("too many wait"));
    if (longest.length === 0) this.#waiting.delete(most);
    this.#count -= 1;
  }
}
