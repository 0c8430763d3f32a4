import { expect, test } from "vitest";
import { atOnce } from "./at-once.ts";

test("no more tasks run at once than may, in the order they come, and one that fails makes room", async () => {
  const inTurn = atOnce(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const results = ends.map(({ promise }, task) =>
    inTurn(async () => {
      begun.push(task);
      await promise;
      return task;
    }).catch(() => "failed"),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error("no"));
  await results[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  expect(await Promise.all(results)).toEqual([0, "failed", 2, 3, 4]);
});
