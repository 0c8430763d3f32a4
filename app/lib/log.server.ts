import pino from "pino";
import { env } from "./env.server.ts";
import { shortLine } from "./log-line.ts";
import { loggableError } from "./loggable-error.ts";

const output = pino.destination({ fd: 1, sync: false });

const options: pino.LoggerOptions = {
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (name) => ({ level: name }) },
  serializers: {
    err: loggableError,
    // These links end in a token.
    path: (path: string) => path.replace(/^(\/newsletter\/(?:confirm|unsubscribe)\/).+/, "$1[removed]"),
  },
  hooks: { streamWrite: shortLine },
  redact: {
    paths: [
      "password",
      "token",
      "cookie",
      "authorization",
      "*.password",
      "*.token",
      "*.cookie",
      "*.authorization",
    ],
    censor: "[removed]",
  },
};

/** JSON lines on standard output, with nothing personal in them. */
export const log = pino(options, output);

export function endLog(): Promise<void> {
  return new Promise((resolve) => {
    output.once("close", resolve);
    output.end();
  });
}
