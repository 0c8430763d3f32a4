import pLimit from "p-limit";

/**
 * A mutex: its tasks run one after the other, in the order they came. The embedded database has one connection, on
 * which transactions of parallel requests would interleave, and with them the roles they run as.
 */
export function createMutex() {
  const inTurn = pLimit(1);
  return {
    /**
     * Runs `task` when all before it have ended. When `signal` is aborted the caller gets its reason at once; a
     * task that has begun still ends before the next one begins, and one that has not begun never does.
     */
    run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      const result = inTurn(() => {
        signal?.throwIfAborted();
        return task();
      });
      return signal ? Promise.race([result, aborted(signal, result)]) : result;
    },
    /** Settles when everything that was asked for until now has ended. */
    idle: (): Promise<void> => inTurn(async () => {}),
  };
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
