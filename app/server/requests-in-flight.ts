import type { IncomingMessage, ServerResponse } from "node:http";

/** Counts the requests that a server is answering: `count` is a listener of its "request" event. */
export function requestsInFlight() {
  const answers = new Set<Promise<void>>();
  return {
    count(_incoming: IncomingMessage, outgoing: ServerResponse): void {
      const answer = new Promise<void>((resolve) => outgoing.once("close", resolve));
      answers.add(answer);
      void answer.then(() => answers.delete(answer));
    },
    /** Waits for those that are being answered now, not for those that come later. */
    async finished(): Promise<void> {
      await Promise.all(answers);
    },
  };
}
