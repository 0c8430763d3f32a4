import pLimit from "p-limit";

/** The embedded database has one connection, on which parallel transactions, and their roles, would interleave. */
export function createMutex() {
  const inTurn = pLimit(1);
  return {
    /** An aborted `signal` rejects at once; a task that has begun still ends before the next one begins. */
    run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      const result = inTurn(() => {
        signal?.throwIfAborted();
        return task();
      });
      return signal ? Promise.race([result, aborted(signal, result)]) : result;
    },
    idle: (): Promise<void> => inTurn(async () => {}),
  };
}

function aborted(signal: AbortSignal, result: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    const release = () => signal.removeEventListener("abort", abort);
    result.then(release, release);
  });
}
