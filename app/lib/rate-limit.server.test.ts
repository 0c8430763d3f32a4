import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limit, refund, tooManyRequests } from "./rate-limit.server.ts";

const someone = () => randomUUID();
const times = async <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await act());
  return results;
};

describe("limits", () => {
  it("lets five bad sign-ins a minute through and says how long the sixth waits", async () => {
    const address = someone();
    const results = await times(6, () => limit("sign-in-address", address));
    expect(results.map((result) => result.allowed)).toEqual([true, true, true, true, true, false]);
    const sixth = results[5];
    expect(sixth).toMatchObject({ allowed: false, retryAfter: expect.any(Number) });
    if (sixth?.allowed === false) {
      expect(sixth.retryAfter).toBeGreaterThan(0);
      expect(sixth.retryAfter).toBeLessThanOrEqual(60);
    }
    expect(await limit("sign-in-address", someone())).toEqual({ allowed: true });
    expect(await limit("contact", address)).toEqual({ allowed: true });
  });

  it("refuses the tenth bad sign-in on one account, whatever address it comes from", async () => {
    const account = someone();
    const results = await times(10, () => limit("sign-in-account", account));
    expect(results.filter((result) => result.allowed)).toHaveLength(9);
    expect(results[9]?.allowed).toBe(false);
  });

  it("tries in the same tick share the limit", async () => {
    const address = someone();
    const results = await Promise.all(Array.from({ length: 20 }, () => limit("sign-in-address", address)));
    expect(results.filter((result) => result.allowed)).toHaveLength(5);
  });

  it("does not count a try that was right", async () => {
    const address = someone();
    await times(30, async () => {
      expect(await limit("sign-in-address", address)).toEqual({ allowed: true });
      await refund("sign-in-address", address);
    });
  });
});

it("refuses the 51st sign-up an hour from one address", async () => {
  const address = someone();
  expect((await times(50, () => limit("sign-up", address))).every((result) => result.allowed)).toBe(true);
  expect((await limit("sign-up", address)).allowed).toBe(false);
});

it("answers 429 with Retry-After", () => {
  const response = new Response("Too many", tooManyRequests(42));
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("42");
});
