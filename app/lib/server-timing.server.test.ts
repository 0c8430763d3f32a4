import { expect, test } from "vitest";
import {
  serverTiming,
  timeBackendCall,
  timeRender,
  timeRequest,
  wasUnanswered,
} from "./server-timing.server.ts";

const answer = async () => new Response("answer");
const names = (header: string) => header.replaceAll(/dur=\d+(?:\.\d)?/g, "dur");

test("a request tells of its own calls only, also beside another, and of failed ones", async () => {
  const one = timeRequest(async () => {
    await Promise.all([timeBackendCall(answer), timeBackendCall(answer)]);
    await timeBackendCall(() => Promise.reject(new Error("gone"))).catch(() => {});
    await timeRender(() => "page");
    return serverTiming();
  });
  const other = timeRequest(async () => {
    await timeBackendCall(answer);
    return serverTiming();
  });
  expect(names(await one)).toMatch(/^backend;desc="3 calls";dur(?:, render;dur)?, total;dur$/);
  expect(names(await other)).toBe('backend;desc="1 call";dur, total;dur');
});

test("a request without a call tells its total, and work outside of requests nothing", async () => {
  expect(names(await timeRequest(async () => serverTiming()))).toBe("total;dur");
  expect(await (await timeBackendCall(answer)).text()).toBe("answer");
  expect(serverTiming()).toBe("");
});

test.each([
  ["nothing, since the connection broke", () => Promise.reject(new Error("gone")), true],
  ["that it is away", async () => new Response(null, { status: 503 }), true],
  ["that it took too long", async () => new Response(null, { status: 500 }), true],
  ["that the question was wrong", async () => new Response(null, { status: 400 }), false],
])("a request knows when the backend answered %s", async (_, call, unanswered) => {
  const asked = timeRequest(async () => {
    await timeBackendCall(call).catch(() => {});
    return wasUnanswered();
  });
  const other = timeRequest(async () => wasUnanswered());
  expect([await asked, await other]).toEqual([unanswered, false]);
});
