import pino from "pino";
import { env } from "./env.server.ts";

/** The log of this process: JSON lines on standard output, with nothing personal in them. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // These links carry a token as the last part of their path.
  serializers: {
    path: (path: string) => path.replace(/^(\/newsletter\/(?:confirm|unsubscribe)\/).+/, "$1[removed]"),
  },
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
});
