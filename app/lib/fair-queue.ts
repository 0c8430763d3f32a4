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

  /** Until it is this owner's turn. Throws QueueFull for the last of whoever has most waiting, once there are too many. */
  wait(owner = ""): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own = this.#waiting.get(owner) ?? [];
    own.push({ enter: resolve, leave: reject });
    this.#waiting.set(owner, own);
    this.#count += 1;
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

  #sendAway(owner: string, own: Waiting[]) {
    let [most, longest] = [owner, own];
    for (const [other, queue] of this.#waiting)
      if (queue.length > longest.length) [most, longest] = [other, queue];
    longest.pop()?.leave(new QueueFull("too many wait"));
    if (longest.length === 0) this.#waiting.delete(most);
    this.#count -= 1;
  }
}
