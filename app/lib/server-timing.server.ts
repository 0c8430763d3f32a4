import { AsyncLocalStorage } from "node:async_hooks";

/** Where the time of one request went, in milliseconds, and whether a call of it to the backend failed there. */
type Timing = {
  started: number;
  calls: number;
  open: number;
  opened: number;
  backend: number;
  render: number;
  unanswered: boolean;
};

const current = new AsyncLocalStorage<Timing>();

/** Runs all of a request's work, so that the parts below are counted as its own. */
export function timeRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  return current.run(
    { started, calls: 0, open: 0, opened: 0, backend: 0, render: 0, unanswered: false },
    work,
  );
}

/** Counts a call to the backend. Calls that run at the same time are waited for once. */
export async function timeBackendCall(call: () => Promise<Response>): Promise<Response> {
  const timing = current.getStore();
  if (!timing) return call();
  timing.calls += 1;
  if (timing.open++ === 0) timing.opened = performance.now();
  try {
    const response = await call();
    // 500 is, among others, a statement that took too long or waited too long for another; beyond 504 what stands
    // before a hosted project says that it is away, asleep or too slow.
    if (response.status >= 500) timing.unanswered = true;
    return response;
  } catch (error) {
    timing.unanswered = true;
    throw error;
  } finally {
    if (--timing.open === 0) timing.backend += performance.now() - timing.opened;
  }
}

/** Whether a call of this request to the backend failed there, or was left without an answer. */
export function wasUnanswered(): boolean {
  return current.getStore()?.unanswered ?? false;
}

/** Counts the rendering of a page. */
export async function timeRender<Result>(render: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await render();
  const timing = current.getStore();
  if (timing) timing.render += performance.now() - started;
  return result;
}

/** The request so far as a Server-Timing header; empty outside of `timeRequest`. */
export function serverTiming(): string {
  const timing = current.getStore();
  if (!timing) return "";
  const { calls, backend, render, started } = timing;
  const parts = [`total;dur=${rounded(performance.now() - started)}`];
  if (render > 0) parts.unshift(`render;dur=${rounded(render)}`);
  if (calls > 0)
    parts.unshift(`backend;desc="${calls} ${calls === 1 ? "call" : "calls"}";dur=${rounded(backend)}`);
  return parts.join(", ");
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
