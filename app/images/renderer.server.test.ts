import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { environmentOf, loadsLibraries, renderersOf } from "#tests/support/renderers.ts";
import { endless, svg } from "#tests/support/svg.ts";
import {
  RendererUnavailable,
  RenderingBusy,
  RenderingStopped,
  startRenderer,
  VisitorLeft,
} from "./renderer.server.ts";

const root = join(import.meta.dirname, "../..");
const mark = svg("").slice().buffer;

/** As patient as a test can be: on a busy machine the processor's time counts all the same. */
function ownRenderer(idle = 60_000, busyFactor = 30) {
  const others = new Set(renderersOf());
  const renderFor = startRenderer(idle, busyFactor);
  return {
    renderFor,
    look: (picture: ArrayBuffer) => renderFor({ by: "someone" }, "analyzeImage", picture),
    clean: (drawing: Uint8Array) => renderFor({ by: "someone", uploads: true }, "cleanDrawing", drawing),
    processes: () => renderersOf().filter((pid) => !others.has(pid)),
  };
}

describe("pictures are drawn in a process of their own", () => {
  test("which is ended where a drawing takes too long, and the next one is drawn by another", async () => {
    const { look, clean, processes } = ownRenderer(0);
    const before = performance.now();
    const slow = clean(endless);
    const next = look(mark);
    await vi.waitFor(() => expect(processes()).toHaveLength(1));
    const [first] = processes();
    await expect(slow).rejects.toThrow(RenderingStopped);
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(processes()).not.toContain(first);
    expect(await next).toMatchObject({ width: 9, height: 9 });
  });

  test.each([
    ["a crash of which is that picture’s alone", "SIGSEGV", RenderingStopped, 30],
    [
      "which the machine may end when it is short of memory: no picture’s fault",
      "SIGKILL",
      RendererUnavailable,
      30,
    ],
    [
      "for which nobody waits without end where it gets no time: no picture’s fault",
      "SIGSTOP",
      RenderingBusy,
      0.5,
    ],
  ] as const)("%s", async (_, signal, failure, busyFactor) => {
    const { look, clean, processes } = ownRenderer(0, busyFactor);
    const slow = clean(endless);
    const next = look(mark);
    slow.catch(() => {});
    const [pid] = await vi.waitUntil(() => processes().length > 0 && processes());
    process.kill(pid ?? 0, signal);
    await expect(slow).rejects.toThrow(failure);
    expect(await next).not.toBeNull();
  });

  test("which goes on with a picture when the site is told to end, from its first moments on", async () => {
    const { clean, processes } = ownRenderer(0);
    const slow = clean(endless);
    slow.catch(() => {});
    const [pid] = await vi.waitUntil(() => processes().length > 0 && processes());
    // Before it has loaded its libraries, which takes longest.
    await vi.waitUntil(() => loadsLibraries(pid ?? 0), { interval: 2 });
    process.kill(pid ?? 0, "SIGTERM");
    process.kill(pid ?? 0, "SIGINT");
    await expect(slow).rejects.toThrow(RenderingStopped);
  });

  test("where none can be started, that is no picture's fault, and the next one is tried again", async () => {
    const { look } = ownRenderer();
    const { execPath } = process;
    for (const [program, said] of [
      ["/no/such/program", /ENOENT|EPIPE|closed/],
      ["/bin/false", /ended with 1|EPIPE|closed/],
    ] as const) {
      process.execPath = program;
      const failure = await look(mark).catch((error) => error);
      process.execPath = execPath;
      expect(failure).toBeInstanceOf(RendererUnavailable);
      expect(failure.message).toMatch(said);
    }
    expect(await look(mark)).not.toBeNull();
  });

  test("also where it ends while nothing is drawn", async () => {
    const { look, processes } = ownRenderer(1000);
    await look(mark);
    for (const pid of processes()) process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(processes()).toEqual([]));
    for (const pause of [50, 50]) await wait(pause);
    expect(await look(mark)).not.toBeNull();
  });

  test("which starts at the first one, serves many, and ends when there are none for a while", async () => {
    const { look, processes } = ownRenderer(300);
    expect(processes()).toEqual([]);
    await look(mark);
    const used = processes();
    expect(used).toHaveLength(1);
    await Promise.all([look(mark), look(mark)]);
    expect(processes()).toEqual(used);
    await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 5000 });
    expect(await look(mark)).not.toBeNull();
  });

  test("which is begun anew where a picture has left it large", async () => {
    const { look, processes } = ownRenderer(60_000);
    await look(mark);
    const used = processes();
    await expect(look(new ArrayBuffer(60_000_000))).rejects.toThrow("unsupported");
    expect(await look(mark)).not.toBeNull();
    expect(processes()).toHaveLength(1);
    expect(processes()).not.toEqual(used);
  });

  test("which knows no setting and no secret", async () => {
    const { clean, processes } = ownRenderer(0);
    const drawing = clean(endless);
    drawing.catch(() => {});
    const [pid] = await vi.waitUntil(() => processes().length > 0 && processes());
    const names = await vi.waitUntil(() => {
      const told = environmentOf(pid ?? 0).map((pair) => pair.split("=")[0]);
      return told.includes("NODE_CHANNEL_FD") && told;
    });
    expect(names.toSorted()).toEqual(["HOME", "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE"]);
    process.kill(pid ?? 0, "SIGKILL");
    await expect(drawing).rejects.toThrow(RendererUnavailable);
  });

  test("more than those of two pages that visitors look at are told to wait, uploads come in between", async () => {
    const { look, clean } = ownRenderer(0);
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const looks = Array.from({ length: 70 }, () => look(mark).then(note("view")));
    const uploads = Array.from({ length: 3 }, () => clean(svg("")).then(note("upload")));
    const settled = await Promise.allSettled(looks);
    expect(settled.filter(({ status }) => status === "rejected")).toHaveLength(9);
    for (const look of settled) if ("reason" in look) expect(look.reason).toBeInstanceOf(RenderingBusy);
    await Promise.all(uploads);
    expect(done.slice(0, 6)).toEqual(["view", "upload", "view", "upload", "view", "upload"]);
  });

  test("one stranger's uploads do not stand before another's", async () => {
    const { renderFor } = ownRenderer(0);
    const done: string[] = [];
    const upload = (sender: string) =>
      renderFor({ by: sender, uploads: true }, "cleanDrawing", svg("")).then(() => void done.push(sender));
    const many = Array.from({ length: 6 }, () => upload("one"));
    await upload("another");
    expect(done.length).toBeLessThanOrEqual(3);
    await Promise.all(many);
  });

  test("nor do the pictures that one visitor looks at, and whoever leaves is dropped", async () => {
    const { renderFor } = ownRenderer(0);
    const done: string[] = [];
    const leaving = new AbortController();
    const view = (by: string, left?: AbortSignal) =>
      renderFor({ by, left }, "analyzeImage", mark).then(() => void done.push(by));
    const many = Array.from({ length: 5 }, () => view("one"));
    const left = Array.from({ length: 50 }, () => view("one", leaving.signal));
    const others = [view("another"), view("a third")];
    leaving.abort();
    for (const result of await Promise.allSettled(left))
      expect(result).toMatchObject({ reason: expect.any(VisitorLeft) });
    await Promise.all([...many, ...others]);
    expect(done.slice(0, 4).toSorted()).toEqual(["a third", "another", "one", "one"]);
    expect(done).toHaveLength(7);
  });
});

describe("a program that has pictures drawn", () => {
  const program = (drawing: Uint8Array, env = process.env) =>
    spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { render } from "./app/images/renderer.server.ts";
         await render("analyzeImage", Buffer.from(${JSON.stringify(new TextDecoder().decode(drawing))}));`,
      ],
      { cwd: root, stdio: "ignore", env },
    );

  test("ends when it is done, without waiting for the renderer to get idle, and takes it along", async () => {
    const before = performance.now();
    const child = program(svg(""));
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    // It is idle after 30 seconds.
    expect(performance.now() - before).toBeLessThan(15_000);
    await vi.waitFor(() => expect(renderersOf(child.pid)).toEqual([]));
  });

  test("needs no home folder", async () => {
    const child = program(endless, {});
    const [pid] = await vi.waitUntil(() => renderersOf(child.pid).length > 0 && renderersOf(child.pid), {
      timeout: 10_000,
    });
    const told = await vi.waitUntil(
      () =>
        environmentOf(pid ?? 0)
          .join()
          .includes("NODE_CHANNEL_FD") && environmentOf(pid ?? 0),
    );
    expect(told.filter((pair) => pair.startsWith("HOME"))).toEqual([]);
    child.kill("SIGKILL");
    await once(child, "exit");
  });

  test("takes it along when it is killed while a picture is drawn", async () => {
    const child = program(endless);
    const [pid] = await vi.waitUntil(() => renderersOf(child.pid).length > 0 && renderersOf(child.pid), {
      timeout: 10_000,
    });
    await wait(300);
    child.kill("SIGKILL");
    await once(child, "exit");
    await vi.waitFor(() => expect(environmentOf(pid ?? 0)).toEqual([]), { timeout: 1500 });
  });
});
