import type { IncomingMessage } from "node:http";
import { createContext } from "react-router";

/** A route calls it once it knows that its sender may take long: it reads the body to disk, not into memory. */
export const longUploadContext = createContext<() => void>(() => {});

/** At a time: bytes over the whole process, and connections that send a body from one address. */
const usualLimits = { bytes: 64 * 1024 * 1024, connections: 20 };
/** What a request with a body takes in memory beside its bytes, and what each piece of it does. */
const overhead = { body: 32 * 1024, piece: 256 };
/** In milliseconds, until a body must have come; 64 MB take nine minutes at 1 Mbit/s. */
export const bodyTimeoutMs = { usual: 30_000, long: 20 * 60_000 };

type Body = { address: string; incoming: IncomingMessage; bytes: number; refuse: (why: Response) => void };

/** One budget for all bodies that are being read. Where it runs out, whoever takes most of it is refused. */
export function bodyBudget(limits = usualLimits) {
  const bodies = new Set<Body>();
  let total = 0;

  function take(body: Body, bytes: number): void {
    if (!bodies.has(body)) return;
    body.bytes += bytes;
    total += bytes;
    if (total <= limits.bytes) return;
    const largest = largestOf(greediestOf(bodies));
    giveBack(largest);
    largest.refuse(tooMuch());
  }

  function giveBack(body: Body): void {
    if (bodies.delete(body)) total -= body.bytes;
  }

  return {
    /** Counts its body until `end`; null where too many come from its address. `beLong`: it does not come into memory. */
    follow(request: Request, incoming: IncomingMessage, address: string) {
      if (!request.body) return { request, end: () => {}, beLong: () => {} };
      const senders = [...bodies].filter((body) => body.address === address && !body.incoming.complete);
      if (senders.length >= limits.connections) return null;
      const body: Body = { address, incoming, bytes: 0, refuse: () => {} };
      const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        start(controller) {
          // Thrown where a route reads: it becomes the answer.
          body.refuse = (why) => controller.error(why);
        },
        transform(chunk, controller) {
          if (!isLong) take(body, chunk.byteLength + overhead.piece);
          if (isLong || bodies.has(body)) controller.enqueue(chunk);
        },
      });
      let isLong = false;
      const refuseLate = () => incoming.complete || body.refuse(tooSlow());
      let late = setTimeout(refuseLate, bodyTimeoutMs.usual);
      const init = { body: request.body.pipeThrough(counter), duplex: "half" };
      bodies.add(body);
      take(body, overhead.body);
      return {
        request: new Request(request, init as RequestInit),
        end() {
          clearTimeout(late);
          giveBack(body);
        },
        beLong() {
          isLong = true;
          clearTimeout(late);
          late = setTimeout(refuseLate, bodyTimeoutMs.long);
          total -= body.bytes;
          body.bytes = 0;
        },
      };
    },
    taken: () => total,
  };
}

export type BodyBudget = ReturnType<typeof bodyBudget>;

const sum = (bodies: Body[]) => bodies.reduce((bytes, body) => bytes + body.bytes, 0);
const greediestOf = (bodies: Set<Body>) =>
  [...Map.groupBy(bodies, ({ address }) => address).values()].reduce((one, other) =>
    sum(other) > sum(one) ? other : one,
  );
const largestOf = (bodies: Body[]) => bodies.reduce((one, other) => (other.bytes > one.bytes ? other : one));

const tooMuch = () =>
  new Response("We’re receiving too much right now. Please send this again in a minute.", {
    status: 503,
    headers: { "Retry-After": "30" },
  });

const tooSlow = () => new Response("This took too long to arrive. Please send it again.", { status: 408 });
