import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { keyedHash } from "#app/lib/keyed-hash.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { Limiter } from "#app/lib/rate-limit.server.ts";
import { serverClient } from "./clients.server.ts";

/** Counts for all processes on this database; while it is away, each counts for itself. */
export function sharedRateLimiter(options: IRateLimiterOptions): Limiter {
  const { keyPrefix, points, duration, blockDuration = 0 } = options;
  const inMemory = new RateLimiterMemory(options);

  async function count(key: string, more: number, seconds: number, restart = false) {
    const server = await serverClient();
    const { data, error } = await server
      .rpc("count_tries", {
        key: keyedHash(`${keyPrefix}:${key}`),
        points: more,
        milliseconds: seconds * 1000,
        restart,
      })
      .single();
    if (error) log.error({ err: error }, "tries are counted in this process only");
    return data;
  }

  return {
    async consume(key) {
      const counted = await count(key, 1, duration);
      if (!counted) return inMemory.consume(key);
      const { consumed, milliseconds_left } = counted;
      if (consumed <= points) return;
      const blocked = blockDuration > 0 && consumed === points + 1;
      if (blocked) await count(key, consumed, blockDuration, true);
      throw new RateLimiterRes(0, blocked ? blockDuration * 1000 : milliseconds_left, consumed);
    },
    async reward(key) {
      if (!(await count(key, -1, duration))) await inMemory.reward(key);
    },
  };
}
