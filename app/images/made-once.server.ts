import { LRUCache } from "lru-cache";
import { visitor } from "#app/lib/visitor.server.ts";
import { ImageRefused } from "./image-refused.ts";
import { RenderingFailed, VisitorLeft } from "./renderer.server.ts";

/** What is made of stored files, which never change: each is made once and kept, or refused for good. */
export function madeOnce<Made extends object | string>(maxBytes: number, bytesOf: (made: Made) => number) {
  const kept = new LRUCache<string, Made>({
    maxSize: maxBytes,
    sizeCalculation: (made) => bytesOf(made) + 200,
  });
  const refused = new LRUCache<string, true>({ max: 10_000 });
  const underWay = new Map<string, Promise<Made | null>>();

  async function begin(key: string, make: () => Promise<Made | null>): Promise<Made | null> {
    try {
      const made = await make();
      if (made !== null) kept.set(key, made);
      return made;
    } catch (error) {
      if (error instanceof RenderingFailed || error instanceof ImageRefused) refused.set(key, true);
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    known: (key: string): Made | undefined => kept.get(key),
    /** What `make` gives; null is not kept. Throws as `make`, and RenderingFailed for what has failed before. */
    async get(key: string, make: () => Promise<Made | null>): Promise<Made | null> {
      for (;;) {
        const before = kept.get(key);
        if (before !== undefined) return before;
        if (refused.has(key)) throw new RenderingFailed(`${key} cannot be drawn`);
        const making = underWay.get(key) ?? begin(key, make);
        underWay.set(key, making);
        try {
          return await making;
        } catch (error) {
          // Another visitor, who had begun it, has left.
          if (!(error instanceof VisitorLeft) || visitor().left?.aborted) throw error;
        }
      }
    },
  };
}
