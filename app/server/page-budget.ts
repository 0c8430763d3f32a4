import { LRUCache } from "lru-cache";

/** In milliseconds of the server's time: what an address may use at once, as many people may share it. */
const maxUsed = 20_000;
/** How much of it an address gets back in a second. */
const backPerSecond = 333;
/** What a page is taken to cost until it is made. */
const expected = 50;
/** The machine itself, or a proxy that nobody has declared, behind which everybody is. */
const own = new Set(["127.0.0.1", "0:0:0:0::/64"]);

/** One budget per address for what must be made for it. `now` is monotonic, in milliseconds. */
export function pageBudget(now = () => performance.now()) {
  const budgets = new LRUCache<string, { used: number; at: number }>({ max: 50_000 });

  function usedBy(address: string): number {
    const budget = budgets.get(address);
    return budget ? Math.max(0, budget.used - ((now() - budget.at) / 1000) * backPerSecond) : 0;
  }
  function charge(address: string, ms: number) {
    const used = Math.min(maxUsed * 2, Math.max(0, usedBy(address) + ms));
    budgets.set(address, { used, at: now() });
  }

  return {
    /** In how many seconds something may be made again for the address; null where it may now. */
    retryAfter(address: string): number | null {
      const over = usedBy(address) + expected - maxUsed;
      return own.has(address) || over <= 0 ? null : Math.ceil(over / backPerSecond);
    },
    /** Makes it, and charges its share of the time, which as many as `atWork` says take at once. */
    async spend<Made>(address: string, atWork: () => number, make: () => Promise<Made>): Promise<Made> {
      const started = now();
      charge(address, expected);
      try {
        return await make();
      } finally {
        charge(address, (now() - started) / Math.max(1, atWork()) - expected);
      }
    },
  };
}
