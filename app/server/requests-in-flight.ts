import type { IncomingMessage, ServerResponse } from "node:http";

/** Counts the requests that a server is answering: `count` is a listener of its "request" event. */
export function requestsInFlight() {
  const answers = new Set<ServerResponse>();
  return {
    count(_incoming: IncomingMessage, outgoing: ServerResponse): void {
      answers.add(outgoing);
      outgoing.once("close", () => answers.delete(outgoing));
    },
    /** Waits for those that are being answered now, not for those that come later. */
    async finished(): Promise<void> {
      await Promise.all(
        Array.from(answers, (outgoing) => new Promise((closed) => outgoing.once("close", closed))),
      );
    },
  };
}
