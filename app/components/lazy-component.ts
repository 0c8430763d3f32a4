import { type ComponentType, lazy } from "react";

/** A component whose script is fetched when it is shown; where that fails, the server's markup stays and works. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(stay) }));
}

function stay(reason: unknown): Promise<never> {
  if (typeof window === "undefined") throw reason;
  return new Promise(() => {});
}
