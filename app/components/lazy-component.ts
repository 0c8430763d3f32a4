import { type ComponentType, lazy } from "react";

/** A component whose script is fetched when it is shown; where that fails, the server's markup stays and works. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes a component with any properties
export function lazyComponent<Shown extends ComponentType<any>>(load: () => Promise<Shown>) {
  return lazy(async () => ({ default: await load().catch(stay) }));
}

function stay(reason: unknown): Promise<never> {
  if (typeof window === "undefined") throw reason;
  return new Promise(() => {});
}
