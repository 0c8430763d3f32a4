import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { secure } from "./security-headers.ts";

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * A listener of the server's "clientError" event, which answers what never became a request (a broken first
 * line, endless headers, a body that does not come) and hangs up.
 */
export function unreadable(https: boolean) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === "ECONNRESET" || !socket.writable || hasAnswerBegun(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const headers = new Headers({ Connection: "close", "Content-Length": "0", "Cache-Control": "no-store" });
    secure(headers, https);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
    socket.once("finish", () => socket.destroy());
  };
}

/** Node keeps the answer that is being sent on its socket, and offers no other way to ask. */
function hasAnswerBegun(socket: Duplex & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}
