/**
 * Keeps what was used last, within a weight; what has waited longest goes first. In the memory of this process.
 *
 * @param most the weight of all values together
 */
export function recentlyUsed<Value>(most: number, weigh: (value: Value) => number) {
  const kept = new Map<string, Value>();
  let weight = 0;
  const forget = (key: string, value: Value) => {
    kept.delete(key);
    weight -= weigh(value);
  };
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    delete(key: string): void {
      const value = kept.get(key);
      if (value !== undefined) forget(key, value);
    },
    set(key: string, value: Value): void {
      const before = kept.get(key);
      if (before !== undefined) forget(key, before);
      if (weigh(value) > most) return;
      kept.set(key, value);
      weight += weigh(value);
      for (const [oldest, old] of kept) {
        if (weight <= most) return;
        forget(oldest, old);
      }
    },
  };
}
