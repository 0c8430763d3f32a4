import { expect, test } from "vitest";
import { pageBudget } from "./page-budget.ts";

let time = 0;
const now = () => time;
const spendFor = (budget: ReturnType<typeof pageBudget>, address: string, ms: number, atWork = 1) =>
  budget.spend(
    address,
    () => atWork,
    async () => {
      time += ms;
    },
  );

test("R23 an address that has used its time waits until it has some back, and others don't", async () => {
  const budget = pageBudget(now);
  for (let pages = 0; pages < 15; pages += 1) await spendFor(budget, "192.0.2.1", 1_300);
  expect(budget.retryAfter("192.0.2.1")).toBeNull();
  for (let pages = 0; pages < 20; pages += 1) await spendFor(budget, "192.0.2.1", 1_300);
  const wait = budget.retryAfter("192.0.2.1") ?? 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(60);
  expect(budget.retryAfter("192.0.2.2")).toBeNull();
  time += wait * 1000;
  expect(budget.retryAfter("192.0.2.1")).toBeNull();
});

test("R23 a crowd at one address gets its pages: two thousand short ones a minute", async () => {
  const budget = pageBudget(now);
  for (let pages = 0; pages < 2_000; pages += 1) {
    expect(budget.retryAfter("192.0.2.9")).toBeNull();
    await spendFor(budget, "192.0.2.9", 240, 16);
    time += 15;
  }
});

test("R23 who asks for all at once is charged before anything is made; the machine itself never is", async () => {
  const budget = pageBudget(now);
  const endless = () => new Promise<void>(() => {});
  for (const address of ["192.0.2.3", "127.0.0.1"])
    for (let pages = 0; pages < 500; pages += 1) void budget.spend(address, () => 1, endless);
  expect(budget.retryAfter("192.0.2.3")).toBeGreaterThan(0);
  expect(budget.retryAfter("127.0.0.1")).toBeNull();
});
