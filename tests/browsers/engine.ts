import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

type Step = { type: string; [parameter: string]: unknown };

/** A browser with one window. Both protocols of W3C's WebDriver describe what hands do in the same words. */
export type Engine = {
  open(address: string): Promise<void>;
  /** What an expression is worth in the page, as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Presses keys, or moves the mouse and its button. */
  act(type: "key" | "pointer", actions: Step[]): Promise<void>;
  close(): Promise<void>;
};
type Wishes = { width: number; height: number; javaScript: boolean; port: number };

/** Throws an Error that names the package if the program is not installed. */
async function start(command: string, args: string[], debianPackage: string): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  await once(child, "spawn").catch(() => {
    throw new Error(`${command} is missing. On Debian: apt-get install ${debianPackage}`);
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  // The group: a server of screens and what it serves.
  process.kill(-child.pid, "SIGTERM");
  await Promise.race([ended, setTimeout(5_000)]);
}

/** Firefox itself speaks WebDriver BiDi. */
async function startFirefox({ width, height, javaScript }: Wishes): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "ubunifu-firefox-"));
  writeFileSync(join(profile, "user.js"), `user_pref("javascript.enabled", ${javaScript});\n`);
  const child = await start(
    process.env.FIREFOX ?? "firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    "firefox-esr",
  );
  const address = await new Promise<string>((resolve) => {
    let said = "";
    child.stderr?.on("data", (text) => {
      said += text;
      const listening = /WebDriver BiDi listening on (\S+)/.exec(said);
      if (listening?.[1]) resolve(listening[1]);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (answer: { result: never; message?: string }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
  });
  let id = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await new Promise<{ result: never; message?: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    if (message) throw new Error(`${method}: ${message}`);
    return result;
  }
  await send("session.new", { capabilities: {} });
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  await send("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "interactive" }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", { expression, target: { context }, awaitPromise: true, userActivation: false });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    act: (type, actions) => send("input.performActions", { context, actions: [{ type, id: type, actions }] }),
    async close() {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK, the engine of Safari, has a driver that speaks WebDriver's first protocol. */
async function startWebKit({ width, height, javaScript, port }: Wishes): Promise<Engine> {
  // Its window is never narrower than its bar of buttons, unless it fills the screen.
  const screen = ["-a", "-s", `-screen 0 ${width}x${height}x24`];
  const driver = ["WebKitWebDriver", `--port=${port}`];
  const child = await start("xvfb-run", [...screen, ...driver], "xvfb webkit2gtk-driver");
  child.stderr?.resume();
  async function send<Result>(path: string, body?: object, method = "POST"): Promise<Result> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  const browser = { args: ["--automation", "--full-screen", `--enable-javascript=${javaScript}`] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const begin = async (triesLeft: number): Promise<{ sessionId: string }> =>
    send<{ sessionId: string }>("", { capabilities }).catch(async (error: unknown) => {
      // It does not say when it listens.
      if (triesLeft === 0 || !(error instanceof TypeError)) throw error;
      await setTimeout(200);
      return begin(triesLeft - 1);
    });
  const { sessionId } = await begin(100);
  const session = `/${sessionId}`;
  // Without a window manager it begins at 1024 x 768, and is never narrower than 334.
  if (width < 1024) await send(`${session}/window/rect`, { width, height });
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: (type, actions) => send(`${session}/actions`, { actions: [{ type, id: type, actions }] }),
    async close() {
      await send(session, undefined, "DELETE").catch(() => {});
      await end(child);
    },
  };
}

export const engines: Record<string, (wishes: Wishes) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
