import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { homeFolder } from "#app/lib/env.server.ts";
import { ImageRefused } from "./image-refused.ts";
import type { Message, Task, Work } from "./renderer-process.server.ts";

/** A picture could not be drawn, which is not its fault: another time it may be. */
export class RendererUnavailable extends Error {}
/** Too many pictures wait to be drawn, or the machine has no time for one. */
export class RenderingBusy extends RendererUnavailable {}
/** A picture took too much time or memory, or its renderer crashed on it. */
export class RenderingStopped extends Error {}

/** What a process does to itself; by any other signal somebody else ended it, as a machine that is short of memory. */
const crashes = new Set<NodeJS.Signals | null>([
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGTRAP",
]);

type Lane = "upload" | "view";
/** Who waits for it, and how many seconds of the processor it may take; an ordinary drawing takes less than 0.1. */
const limits: Record<keyof Work, { lane: Lane; seconds: number }> = {
  cleanRaster: { lane: "upload", seconds: 20 },
  tryDrawing: { lane: "upload", seconds: 2 },
  drawRendition: { lane: "view", seconds: 10 },
  drawWithPart: { lane: "view", seconds: 10 },
  factsOf: { lane: "view", seconds: 10 },
  measureMark: { lane: "view", seconds: 10 },
};
/** What the process may take for a picture, and what it may keep of it: with more it is begun anew. */
const megabytes = { most: 400, kept: 140 };
/** A page shows up to 24 pictures, to more than one visitor. */
const mostWaiting: Record<Lane, number> = { upload: 20, view: 60 };

/** The built server has the process beside it. */
const file = import.meta.url.endsWith(".ts") ? "renderer-process-begin.server.ts" : "renderer-process.js";

/**
 * Has pictures decoded and drawn in a process of its own, which can be ended whatever it does: started at the first
 * picture, ended after `idle` milliseconds without one, or with this process. A busy machine gives only a part of its
 * time: after `patience` times as long as a picture may take the end comes anyhow.
 */
export function startRenderer(idle: number, patience = 5) {
  let renderer: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let serving: Lane | null = null;
  const waiting: Record<Lane, (() => void)[]> = { upload: [], view: [] };
  let asked: { name: string; resolve: (result: unknown) => void; reject: (error: Error) => void } | null =
    null;

  /**
   * Does one task in that process, in its turn. Uploads and what visitors look at come alternately: neither waits for
   * all of the other, nor is refused for its sake.
   * @throws RenderingBusy, RendererUnavailable, RenderingStopped, or what the task throws: ImageRefused, or an Error of
   * the same message.
   */
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
      // Whoever ends hands their place on.
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
    // While somebody waits for it, and only then, it keeps this process alive.
    used.ref();
    used.channel?.ref();
    const late = setTimeout(
      () => {
        // It would have said so, had it taken the processor as long.
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
      // No setting and no secret; fonts are listed in the home folder, where there is one.
      env: homeFolder ? { HOME: homeFolder } : {},
      execArgv: ["--max-old-space-size=64"],
    });
    const gone = (why: Error) => {
      // Also where it could not be reached.
      child.kill("SIGKILL");
      if (renderer !== child) return;
      renderer = null;
      asked?.reject(why);
    };
    child.once("exit", (code, signal) => {
      const why = `${asked?.name}: the renderer ended with ${signal ?? code}`;
      // By itself it ends only where it could not begin.
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
        // Let go of first: what it found counts.
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

/** The renderer of this process. */
export const render = startRenderer(30_000);
