import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { homeFolder } from "#app/lib/env.server.ts";
import { ImageRefused } from "./image-refused.ts";
import type { Message, Task, Work } from "./renderer-process.server.ts";

/** Not the picture's fault: another time it may be drawn. */
export class RendererUnavailable extends Error {}
/** The queue is full, or the machine has no time. */
export class RenderingBusy extends RendererUnavailable {}
/** The picture took too much time or memory, or crashed the renderer. */
export class RenderingStopped extends Error {}

/** Other signals come from outside, such as when the machine is short of memory. */
const crashes = new Set<NodeJS.Signals | null>([
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGTRAP",
]);

type Lane = "upload" | "view";
/** `seconds` of processor time; an ordinary drawing takes less than 0.1. */
const limits: Record<keyof Work, { lane: Lane; seconds: number }> = {
  cleanRaster: { lane: "upload", seconds: 20 },
  tryDrawing: { lane: "upload", seconds: 2 },
  drawRendition: { lane: "view", seconds: 10 },
  drawWithPart: { lane: "view", seconds: 10 },
  factsOf: { lane: "view", seconds: 10 },
  measureMark: { lane: "view", seconds: 10 },
};
const megabytes = { most: 400, kept: 140 };
/** A page shows up to 24 pictures, to more than one visitor. */
const mostWaiting: Record<Lane, number> = { upload: 20, view: 60 };

const file = import.meta.url.endsWith(".ts") ? "renderer-process-begin.server.ts" : "renderer-process.js";

/** In a process that can be killed: after `idle` ms, or at `patience` times a picture's limit on a busy machine. */
export function startRenderer(idle: number, patience = 5) {
  let renderer: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let serving: Lane | null = null;
  const waiting: Record<Lane, (() => void)[]> = { upload: [], view: [] };
  let asked: { name: string; resolve: (result: unknown) => void; reject: (error: Error) => void } | null =
    null;

  /** Uploads and views alternate. Throws RenderingBusy, RendererUnavailable, RenderingStopped or ImageRefused. */
  return async function render<Name extends keyof Work>(name: Name, ...input: Parameters<Work[Name]>) {
    const { lane, seconds } = limits[name];
    if (serving) {
      if (waiting[lane].length >= mostWaiting[lane])
        throw new RenderingBusy("too many pictures wait to be drawn");
      await new Promise<void>((begin) => waiting[lane].push(begin));
    }
    serving = lane;
    try {
      return (await run({ name, input, seconds, megabytes: megabytes.most })) as Awaited<
        ReturnType<Work[Name]>
      >;
    } finally {
      const [first, second] =
        lane === "upload" ? (["view", "upload"] as const) : (["upload", "view"] as const);
      const next = waiting[first].shift() ?? waiting[second].shift();
      if (next) next();
      else serving = null;
    }
  };

  async function run(task: Task): Promise<unknown> {
    clearTimeout(rest);
    renderer ??= started();
    const used = renderer;
    // It keeps this process alive only while somebody waits for it.
    used.ref();
    used.channel?.ref();
    const late = setTimeout(
      () => {
        // Had it used its processor time, it would have said so.
        asked?.reject(new RenderingBusy(`${task.name}: the machine has no time for it`));
        renderer = null;
        used.kill("SIGKILL");
      },
      task.seconds * patience * 1000,
    );
    try {
      return await new Promise((resolve, reject) => {
        asked = { name: task.name, resolve, reject };
        used.send(task);
      });
    } finally {
      clearTimeout(late);
      used.unref();
      used.channel?.unref();
      rest = setTimeout(() => {
        renderer = null;
        used.kill("SIGKILL");
      }, idle).unref();
    }
  }

  function started(): ChildProcess {
    try {
      return start();
    } catch (cause) {
      throw new RendererUnavailable("no renderer can be started", { cause });
    }
  }

  function start(): ChildProcess {
    let tookTooMuch = false;
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // No settings and no secrets; only the home folder, for fonts.
      env: homeFolder ? { HOME: homeFolder } : {},
      execArgv: ["--max-old-space-size=64"],
    });
    const gone = (why: Error) => {
      child.kill("SIGKILL");
      if (renderer !== child) return;
      renderer = null;
      asked?.reject(why);
    };
    child.once("exit", (code, signal) => {
      const why = `${asked?.name}: the renderer ended with ${signal ?? code}`;
      const isItsFault = tookTooMuch || crashes.has(signal);
      gone(isItsFault ? new RenderingStopped(why) : new RendererUnavailable(why));
    });
    child.on("error", (cause) => gone(new RendererUnavailable(cause.message, { cause })));
    child.on("message", ({ answer, megabytes: kept }: Message) => {
      if (child.killed) return;
      if (answer.kind === "too much") {
        tookTooMuch = true;
        child.kill("SIGKILL");
        return;
      }
      if (kept > megabytes.kept) {
        // Before the kill, so that its answer still counts.
        renderer = null;
        child.kill("SIGKILL");
      }
      if (answer.kind === "done") asked?.resolve(answer.result);
      else if (answer.kind === "refused") asked?.reject(new ImageRefused(answer.message, answer.status));
      else asked?.reject(new Error(answer.message));
    });
    return child;
  }
}

export const render = startRenderer(30_000);
