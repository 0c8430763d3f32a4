import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.server.ts";

test("a task begins when the one before has ended, whether that worked or not", async () => {
  const queue = oneAtATime();
  const steps: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    queue.run(task("a")),
    queue.run(task("b", true)),
    queue.run(task("c")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("who gives up hears so at once; what has begun still ends first, what has not never begins", async () => {
  const queue = oneAtATime();
  const steps: string[] = [];
  const gate = Promise.withResolvers<void>();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = queue.run(async () => {
    steps.push("first begins");
    await gate.promise;
    steps.push("first ends");
  }, running.signal);
  const second = queue.run(async () => void steps.push("second"), waiting.signal);
  const third = queue.run(async () => void steps.push("third"));
  await Promise.resolve();
  running.abort(new Error("too slow"));
  waiting.abort(new Error("too slow"));
  await expect(first).rejects.toThrow("too slow");
  await expect(second).rejects.toThrow("too slow");
  expect(steps).toEqual(["first begins"]);
  gate.resolve();
  await third;
  await queue.idle();
  expect(steps).toEqual(["first begins", "first ends", "third"]);
});
