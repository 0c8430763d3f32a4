import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { homeFolder } from "#app/lib/env.server.ts";
import { FairQueue, QueueFull } from "#app/lib/fair-queue.ts";
import { log } from "#app/lib/log.server.ts";
import { visitor } from "#app/lib/visitor.server.ts";
import { ImageRefused } from "./image-refused.ts";
import type { Message, Task, Work } from "./renderer-process.server.ts";

/** Not the picture's fault: another time it may be drawn. */
export class RendererUnavailable extends Error {}
/** The queue is full, or the machine has no time. */
export class RenderingBusy extends RendererUnavailable {}
/** Nobody waits for the picture anymore. */
export class VisitorLeft extends RendererUnavailable {}
/** The picture cannot be drawn. */
export class RenderingFailed extends Error {}
/** It took too much time or memory, or crashed the renderer. */
export class RenderingStopped extends RenderingFailed {}

/** Who waits, `by` name; in the queue of those who look, or of those who upload. */
type Asker = { by: string; uploads?: true; left?: AbortSignal | undefined };

/** Signals that are the picture's doing; others come from outside, such as when memory is short. */
const crashes = new Set<NodeJS.Signals | null>([
  "SIGVTALRM",
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGTRAP",
]);

/** In seconds of processor time; an ordinary drawing takes less than 0.2. */
const limits: Record<keyof Work, number> = {
  cleanRaster: 10,
  cleanDrawing: 1.5,
  optimizeDrawing: 1.5,
  toOneColor: 1.5,
  drawRendition: 5,
  drawWithPart: 5,
  analyzeImage: 3,
  perceptualHash: 3,
  toJsx: 1.5,
  toIcon: 1.5,
};
const megabytes = { max: 400, kept: 200 };
/** In each queue. A page shows up to 24 pictures, to more than one visitor. */
const maxWaiting = 60;

/** A quarter of a core that others want. */
const niceness = 5;

const file = import.meta.url.endsWith(".ts") ? "renderer-process-begin.server.ts" : "renderer-process.js";

/** In a process that can be killed: after `idle` ms, or at `busyFactor` times a picture's limit on a busy machine. */
export function startRenderer(idle: number, busyFactor = 5) {
  let renderer: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let isBusy = false;
  const views = new FairQueue(maxWaiting);
  const uploads = new FairQueue(maxWaiting);
  let asked: { name: string; resolve: (result: unknown) => void; reject: (error: Error) => void } | null =
    null;

  /** Whoever waits alternate, and whoever leaves is dropped. Throws RendererUnavailable, RenderingFailed or ImageRefused. */
  return async function render<Name extends keyof Work>(
    { by, uploads: isUpload, left }: Asker,
    name: Name,
    ...input: Parameters<Work[Name]>
  ) {
    const [own, other] = isUpload ? [uploads, views] : [views, uploads];
    if (left?.aborted) throw new VisitorLeft(name);
    if (isBusy) await own.wait(by, left).catch(notDrawn(name, left));
    isBusy = true;
    try {
      const share = { seconds: limits[name], megabytes: megabytes.max };
      return (await run({ name, input, share })) as Awaited<ReturnType<Work[Name]>>;
    } finally {
      isBusy = other.next() || own.next();
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
      task.share.seconds * busyFactor * 1000,
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
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // No settings and no secrets; only the home folder, for fonts.
      env: homeFolder ? { HOME: homeFolder } : {},
      execArgv: ["--max-old-space-size=64"],
    });
    // Where a core is scarce, visitors go first.
    if (child.pid) setPriority(child.pid, niceness);
    // Of what libraries complain of, the first is enough; a pipe would keep this process alive.
    const said = child.stderr as Socket | null;
    said?.once("data", (text: Buffer) =>
      log.warn({ err: new Error(`${text}`) }, "the process that draws complains"),
    );
    said?.unref();
    const gone = (why: Error) => {
      child.kill("SIGKILL");
      if (renderer !== child) return;
      renderer = null;
      asked?.reject(why);
    };
    child.once("exit", (code, signal) => {
      const why = `${asked?.name}: the renderer ended with ${signal ?? code}`;
      gone(crashes.has(signal) ? new RenderingStopped(why) : new RendererUnavailable(why));
    });
    child.on("error", (cause) => gone(new RendererUnavailable(cause.message, { cause })));
    child.on("message", ({ answer, megabytes: kept }: Message) => {
      if (child.killed) return;
      if (kept > megabytes.kept) {
        // Before the kill, so that its answer still counts.
        renderer = null;
        child.kill("SIGKILL");
      }
      if (answer.kind === "done") asked?.resolve(answer.result);
      else if (answer.kind === "refused") asked?.reject(new ImageRefused(answer.message, answer.status));
      else asked?.reject(new RenderingFailed(answer.message));
    });
    return child;
  }
}

const notDrawn = (name: string, left: AbortSignal | undefined) => (error: Error) => {
  if (left?.aborted) throw new VisitorLeft(name);
  throw error instanceof QueueFull ? new RenderingBusy("too many pictures wait to be drawn") : error;
};

const renderer = startRenderer(30_000);

/** For the visitor of this request, who looks at a picture. */
export const render = <Name extends keyof Work>(name: Name, ...input: Parameters<Work[Name]>) => {
  const { address, left } = visitor();
  return renderer({ by: address, left }, name, ...input);
};

/** For a picture that `sender` (an address or a member's id) uploads. */
export const renderUpload = <Name extends keyof Work>(
  sender: string,
  name: Name,
  ...input: Parameters<Work[Name]>
) => renderer({ by: sender, uploads: true }, name, ...input);
