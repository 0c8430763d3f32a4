import { log } from "#app/lib/log.server.ts";

const hour = 60 * 60 * 1000;

/** Does `work` every hour; returns what stops it. `delayMs` lets a new process answer visitors first. */
export function hourly(work: () => Promise<void>, delayMs = 60_000): () => void {
  const attempt = () =>
    work().catch((error: unknown) => log.error({ err: error }, "an hourly task did not finish"));
  const first = setTimeout(attempt, delayMs).unref();
  const again = setInterval(attempt, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}
