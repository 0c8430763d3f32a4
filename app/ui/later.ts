import { type ComponentType, lazy } from "react";

/**
 * A component whose script a page fetches when it shows it. Where the script cannot be had, the page stays as it was
 * sent, with what was typed into it, and works as it does without script.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(stay) }));
}

function stay(reason: unknown): Promise<never> {
  if (typeof window === "undefined") throw reason;
  return new Promise(() => {});
}
