import { setImmediate as nextTurn } from "node:timers/promises";

function isSimilar(one: Uint8Array, other: Uint8Array): boolean {
  // Nothing is to be seen of a picture whose hash begins with zero.
  if (!one[0] || one.length !== other.length || Math.abs(one[0] - (other[0] ?? 0)) > 2) return false;
  const most = one.length * 5;
  let difference = 0;
  for (let at = 1; at < one.length && difference < most; at++)
    difference += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return difference < most;
}

/** By perceptual hash, a number for each picture; those that look alike have the same. */
export async function lookNumbers(hashes: Uint8Array[]): Promise<number[]> {
  const firsts: { hash: Uint8Array; number: number }[] = [];
  const numbers: number[] = [];
  for (const [number, hash] of hashes.entries()) {
    // Others are served meanwhile.
    if (number % 200 === 0) await nextTurn();
    const same = firsts.find((one) => isSimilar(one.hash, hash));
    if (!same) firsts.push({ hash, number });
    numbers.push(same?.number ?? number);
  }
  return numbers;
}
