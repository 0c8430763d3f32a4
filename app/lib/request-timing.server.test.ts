import { expect, test } from "vitest";
import { serverTiming, timeBackendCall, timeRender, timeRequest } from "./request-timing.server.ts";

const names = (header: string) => header.replaceAll(/dur=\d+(?:\.\d)?/g, "dur");

test("a request tells of its own calls only, also beside another, and of failed ones", async () => {
  const one = timeRequest(async () => {
    await Promise.all([timeBackendCall(async () => 1), timeBackendCall(async () => 2)]);
    await timeBackendCall(() => Promise.reject(new Error("gone"))).catch(() => {});
    await timeRender(() => "page");
    return serverTiming();
  });
  const other = timeRequest(async () => {
    await timeBackendCall(async () => 1);
    return serverTiming();
  });
  expect(names(await one)).toMatch(/^backend;desc="3 calls";dur(?:, render;dur)?, total;dur$/);
  expect(names(await other)).toBe('backend;desc="1 call";dur, total;dur');
});

test("a request without a call tells its total, and work outside of requests nothing", async () => {
  expect(names(await timeRequest(async () => serverTiming()))).toBe("total;dur");
  expect(await timeBackendCall(async () => "answer")).toBe("answer");
  expect(serverTiming()).toBe("");
});
