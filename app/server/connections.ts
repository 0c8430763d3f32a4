import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { setSecurityHeaders } from "./security-headers.ts";

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Follows what `server` is answering, and answers what never becomes a request, such as endless headers. */
export function watchConnections(server: Server, https: boolean) {
  const answers = new Map<Duplex, ServerResponse>();
  server.on("request", ({ socket }, outgoing) => {
    answers.set(socket, outgoing);
    outgoing.once("close", () => answers.get(socket) === outgoing && answers.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || answers.get(socket)?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const headers = new Headers({ Connection: "close", "Content-Length": "0", "Cache-Control": "no-store" });
    setSecurityHeaders(headers, https);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
    socket.once("finish", () => socket.destroy());
  });
  return {
    async answered(): Promise<void> {
      await Promise.all(
        Array.from(answers.values(), (outgoing) => new Promise((closed) => outgoing.once("close", closed))),
      );
    },
  };
}
