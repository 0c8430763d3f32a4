import { expect, test } from "vitest";
import { createMutex } from "./mutex.server.ts";

test("a task begins when the one before has ended, whether that worked or not", async () => {
  const mutex = createMutex();
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
    mutex.run(task("a")),
    mutex.run(task("b", true)),
    mutex.run(task("c")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("who gives up hears so at once; what has begun still ends first, what has not never begins", async () => {
  const mutex = createMutex();
  const steps: string[] = [];
  const gate = Promise.withResolvers<void>();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = mutex.run(async () => {
    steps.push("first begins");
    await gate.promise;
    steps.push("first ends");
  }, running.signal);
  const second = mutex.run(async () => void steps.push("second"), waiting.signal);
  const third = mutex.run(async () => void steps.push("third"));
  await Promise.resolve();
  running.abort(new Error("too slow"));
  waiting.abort(new Error("too slow"));
  await expect(first).rejects.toThrow("too slow");
  await expect(second).rejects.toThrow("too slow");
  expect(steps).toEqual(["first begins"]);
  gate.resolve();
  await third;
  await mutex.idle();
  expect(steps).toEqual(["first begins", "first ends", "third"]);
});
