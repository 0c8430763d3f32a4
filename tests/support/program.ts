import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const support = import.meta.dirname;

export type Program = {
  lines: AsyncIterableIterator<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
  kill: (signal?: NodeJS.Signals) => void;
};

/** Starts tests/support/`file` with `environment`, without our own variables. */
export function startProgram(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
): Program {
  const { PATH, HOME, TMPDIR } = process.env;
  const child: ChildProcess = spawn(process.execPath, [join(support, file), ...args], {
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The program has no output.");
  let errors = "";
  stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  return {
    lines: createInterface({ input: stdout })[Symbol.asyncIterator](),
    ended: once(child, "close").then(([code, signal]) => ({ code, signal, errors })),
    kill: (signal = "SIGKILL") => child.kill(signal),
  };
}
