import { AsyncLocalStorage } from "node:async_hooks";

/** In milliseconds. */
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

export function timeRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  return current.run(
    { started, calls: 0, open: 0, opened: 0, backend: 0, render: 0, unanswered: false },
    work,
  );
}

/** Calls at the same time count once. */
export async function timeBackendCall(call: () => Promise<Response>): Promise<Response> {
  const timing = current.getStore();
  if (!timing) return call();
  timing.calls += 1;
  if (timing.open++ === 0) timing.opened = performance.now();
  try {
    const response = await call();
    // 500 includes statements that timed out; above 504 a proxy says that a hosted project is away.
    if (response.status >= 500) timing.unanswered = true;
    return response;
  } catch (error) {
    timing.unanswered = true;
    throw error;
  } finally {
    if (--timing.open === 0) timing.backend += performance.now() - timing.opened;
  }
}

/** Whether a backend call of this request failed or got no answer. */
export function wasUnanswered(): boolean {
  return current.getStore()?.unanswered ?? false;
}

export async function timeRender<Result>(render: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await render();
  const timing = current.getStore();
  if (timing) timing.render += performance.now() - started;
  return result;
}

/** Empty outside `timeRequest`. */
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
