import { keyedHash } from "#app/lib/crypto.server.ts";
import { log } from "#app/lib/log.server.ts";
import { type Counter, limits, memoryCounter, type Tries } from "#app/lib/rate-limit.server.ts";
import { serverClient } from "./clients.server.ts";

/** Counts for all processes on this database; while it is away, each counts for itself. */
export function sharedCounter(): Counter {
  const inMemory = memoryCounter();
  const failed = (error: unknown) => log.error({ err: error }, "tries are counted in this process only");
  return {
    async count(tries) {
      const rows = tries.map(([name, key]) => {
        const { points, duration, blockDuration = 0 }: Limit = limits[name];
        return { key: hashOf(name, key), points, seconds: duration, block_seconds: blockDuration };
      });
      const server = await serverClient();
      const { data, error } = await server.rpc("count_tries", { tries: rows }).maybeSingle();
      if (error) failed(error);
      if (error) return inMemory.count(tries);
      return data && { refused: data.refused - 1, millisecondsLeft: data.milliseconds_left };
    },
    async takeBack(tries: Tries) {
      const server = await serverClient();
      const { error } = await server.rpc("take_back_tries", { keys: tries.map((one) => hashOf(...one)) });
      if (error) failed(error);
      if (error) await inMemory.takeBack(tries);
    },
  };
}

type Limit = { points: number; duration: number; blockDuration?: number };

const hashOf = (name: string, key: string) => keyedHash(`${name}:${key}`);
