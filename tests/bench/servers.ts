import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/support/site.ts";

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));

/** What Node is given for the built site, as `npm start` does. */
export const site: string[] = /exec node (.*)$/.exec(scripts.start)?.[1]?.split(" ") ?? [];

export type Server = { port: number; pid: number; stop: () => Promise<void> };

/** Starts a Node program that listens on PORT, on the first core where there are several, and waits until it answers. */
export async function start(
  args: string[],
  environment: Record<string, string>,
  path = "/",
): Promise<Server> {
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  const pid = child.pid ?? 0;
  pinTo(0, pid);
  for (let tries = 0; ; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    await answered?.arrayBuffer();
    if (answered?.ok) break;
    if (tries > 3_000 || child.exitCode !== null)
      throw new Error(`${args.at(-1)} does not answer (${answered?.status}). ${errors}`);
    await wait(100);
  }
  return {
    port,
    pid,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** Keeps a process on one core, where the machine has two or more and Linux's taskset. */
export function pinTo(core: number, pid: number): boolean {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The processor time that a process has used, in seconds; NaN where /proc does not tell. */
export function processorTimeOf(pid: number): number {
  try {
    const ticksASecond = 100;
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return Number.NaN;
  }
}

/** The memory that a process has in use, in MB; its peak with "VmHWM". Linux only. */
export function memoryOf(pid: number, what: "VmRSS" | "VmHWM" = "VmRSS"): number {
  try {
    const line = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}
