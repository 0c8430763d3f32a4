import pino from "pino";
import { env } from "./env.server.ts";

/** SQLSTATE classes whose messages name only things of the schema; "" when the database was not reached. */
const impersonal = /^(?:23|25|40|42|53|54|55|57|58|XX|PGRST|$)/;

/** Leaves out messages that may quote what somebody wrote: the code stands for them. */
export function loggableError(error: unknown) {
  const cause = error instanceof Error && error.cause ? { cause: partsOf(error.cause) } : {};
  return { ...partsOf(error), ...cause, stack: error instanceof Error ? calls(error) : undefined };
}

function partsOf(error: unknown) {
  if (typeof error !== "object" || error === null) return { name: typeof error };
  const { name, message, code, status } = error as Record<string, unknown>;
  const mayQuote = code !== undefined && !impersonal.test(String(code));
  const told = typeof message === "string" && !mayQuote;
  return { name, code, status, message: told ? message.slice(0, 300) : undefined };
}

function calls({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => line.startsWith("    at "));
  return lines.slice(0, 5).join("\n");
}

const maxLineBytes = 2_048;

/** A line of the log in which texts are cut until it is short: an address or a message may be a stranger's. */
export function shortLine(line: string): string {
  let short = line;
  for (let characters = 512; Buffer.byteLength(short) > maxLineBytes && characters > 0; characters >>= 1)
    short = `${JSON.stringify(JSON.parse(line), (_, value) => cut(value, characters))}\n`;
  return short;
}

const cut = (value: unknown, characters: number) =>
  typeof value === "string" && value.length > characters ? `${value.slice(0, characters)}…` : value;

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
