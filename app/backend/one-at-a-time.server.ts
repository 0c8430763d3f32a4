/**
 * Returns `call` so that one call runs after the other, in the order they came.
 *
 * The embedded database has one connection: transactions of parallel requests would interleave on it, and with
 * them the roles they run as. A caller whose signal is aborted gets the error at once; a call that has begun
 * still ends before the next one begins, and one that has not begun never does.
 */
export function oneAtATime(
  call: (request: Request) => Promise<Response>,
): ((request: Request) => Promise<Response>) & { idle(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();

  function next(request: Request): Promise<Response> {
    const { signal } = request;
    const result = last.then(() => {
      signal.throwIfAborted();
      return call(request);
    });
    last = result.catch(() => {});
    return Promise.race([result, aborted(signal, result)]);
  }
  return Object.assign(next, { idle: () => last.then(() => {}) });
}

/** Rejects when `signal` is aborted; lets go of the signal once `result` is there. */
function aborted(signal: AbortSignal, result: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    const release = () => signal.removeEventListener("abort", abort);
    result.then(release, release);
  });
}
