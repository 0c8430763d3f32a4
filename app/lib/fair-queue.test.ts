import { describe, expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

describe("a fair queue", () => {
  test("lets owners in by turns, each one's own in the order they came", async () => {
    const queue = new FairQueue(10);
    const entered: string[] = [];
    for (const name of ["a1", "a2", "a3", "b1", "c1", "c2"])
      queue.wait(name[0]).then(() => entered.push(name));
    while (queue.next());
    await Promise.resolve();
    expect(entered).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
    expect(queue.next()).toBe(false);
  });

  test("sends away the last of whoever has most, once there are too many", async () => {
    const queue = new FairQueue(3);
    const mine = [1, 2, 3].map(() => queue.wait("a"));
    const other = queue.wait("b");
    await expect(mine[2]).rejects.toThrow(QueueFull);
    for (let turn = 0; turn < 3; turn += 1) queue.next();
    await Promise.all([mine[0], mine[1], other]);
  });

  test("sends away a newcomer where all have as many", async () => {
    const queue = new FairQueue(2);
    const first = [queue.wait("a"), queue.wait("b")];
    await expect(queue.wait("c")).rejects.toThrow(QueueFull);
    while (queue.next());
    await Promise.all(first);
  });
});
