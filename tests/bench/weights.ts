import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { site, start } from "./servers.ts";
import { type Line, median, rounded } from "./table.ts";

const network = { latency: 400, kilobits: 400 };
/** Nothing has come for so long: the page is there. */
const quiet = 1_200;

type Mode = { name: string; script: boolean; headers?: Record<string, string>; runs: number };
const modes: Mode[] = [
  { name: "", script: true, runs: 3 },
  { name: "no JavaScript", script: false, runs: 1 },
  { name: "lite", script: true, headers: { "Save-Data": "on" }, runs: 1 },
];

type View = {
  requests: number;
  before: number;
  page: number;
  script: number;
  other: number;
  first: number;
  largest: number;
  load: number;
  shift: number;
};

/** One view of a page with a cold cache on a slow network: kilobytes as they travel, milliseconds. */
async function view(address: string, { script, headers = {} }: Mode): Promise<View> {
  const folder = await mkdtemp(join(tmpdir(), "ubunifu-bench-"));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    javaScriptEnabled: script,
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: headers,
    args: "no-sandbox disable-gpu disable-quic no-first-run disable-background-networking disable-component-update disable-sync"
      .split(" ")
      .map((name) => `--${name}`),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = new Map<string, { type: string; bytes: number; done: number }>();
    let [start, wallStart, first, largest, load, shift] = [0, 0, 0, 0, 0, 0];
    let last = Date.now();
    session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, wallTime }) => {
      if (request.url.startsWith("data:")) return;
      last = Date.now();
      if (start === 0) [start, wallStart] = [timestamp, wallTime];
      seen.set(requestId, { type: type ?? "Other", bytes: 0, done: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
      const request = seen.get(requestId);
      last = Date.now();
      if (request) Object.assign(request, { bytes: encodedDataLength, done: timestamp });
    });
    session.on("Network.loadingFailed", ({ requestId }) => {
      seen.delete(requestId);
    });
    session.on("Page.lifecycleEvent", ({ name, timestamp }) => {
      if (name === "firstContentfulPaint") first ||= timestamp;
      if (name === "load" && start > 0) load = timestamp;
    });
    session.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
      if (event.lcpDetails) largest = event.lcpDetails.renderTime || event.lcpDetails.loadTime || event.time;
      shift += event.layoutShiftDetails?.value ?? 0;
    });
    await session.send("Network.enable");
    await session.send("Page.enable");
    await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
    await session.send("PerformanceTimeline.enable", {
      eventTypes: ["largest-contentful-paint", "layout-shift"],
    });
    const bytesASecond = (network.kilobits * 1000) / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    });
    await page.goto(address, { waitUntil: "load" });
    const isLoading = () => [...seen.values()].some(({ done }) => done === 0);
    for (
      const since = Date.now();
      Date.now() - since < 60_000 && (isLoading() || Date.now() - last < quiet);
    )
      await wait(50);
    const all = [...seen.values()];
    const kilobytes = (...types: string[]) =>
      all.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    const sum = all.reduce((total, { bytes }) => total + bytes, 0) / 1024;
    const [html, scripts] = [kilobytes("Document", "Stylesheet"), kilobytes("Script")];
    return {
      requests: all.length,
      before: all.filter(({ done }) => wallStart + (done - start) <= largest).length,
      page: html,
      script: scripts,
      other: sum - html - scripts,
      first: (first - start) * 1000,
      largest: (largest - wallStart) * 1000,
      load: (load - start) * 1000,
      shift,
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Somebody was here before: the page is kept, and soon compressed with all effort. */
async function warm(address: string, headers: Record<string, string> = {}): Promise<void> {
  await (await fetch(address, { headers: { ...headers, "Accept-Encoding": "br" } })).arrayBuffer();
  await wait(1_000);
}

/** Which part of a page's HTML is not pictures inside it, as both compress. */
async function shareWithoutPictures(address: string, headers: Record<string, string> = {}): Promise<number> {
  const html = await (await fetch(address, { headers })).text();
  const size = (text: string) => brotliCompressSync(text).byteLength;
  return size(html.replace(/\bsrc="data:[^"]*"/g, "")) / size(html);
}

/** The first view of every public page, on the demo of `folder`, beside the goals. */
export async function measureWeights(folder: string): Promise<Line[]> {
  const server = await start(site, { DATA_DIR: folder }, "/logos");
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const lines: Line[] = [];
  try {
    const lists = ["/logos", "/jargon", "/events", "/jobs"];
    const details = await Promise.all(
      lists.map(async (list) => firstLink(await (await fetch(at(list))).text(), list)),
    );
    for (const path of ["/", ...lists.flatMap((list, index) => [list, details[index] ?? ""]), "/submit"]) {
      for (const mode of path === "/submit" ? modes.slice(0, 1) : modes) {
        await warm(at(path), mode.headers);
        const views: View[] = [];
        for (let run = 0; run < mode.runs; run += 1) views.push(await view(at(path), mode));
        const middle = (what: keyof View) => median(views.map((one) => one[what]));
        const share = await shareWithoutPictures(at(path), mode.headers);
        const kind = path === "/submit" ? path : path.replace(/^(\/\w+)\/.*/, "$1/...");
        lines.push(line([kind, mode.name].filter(Boolean).join(", "), middle, share, path, mode));
      }
    }
    return lines;
  } finally {
    await server.stop();
  }
}

function firstLink(html: string, list: string): string {
  const link = new RegExp(`href="(${list}/[^"?#/.]+)"`).exec(html)?.[1];
  if (!link) throw new Error(`${list} has no entry to look at.`);
  return link;
}

function line(
  what: string,
  middle: (what: keyof View) => number,
  share: number,
  path: string,
  mode: Mode,
): Line {
  const [page, script, other] = [middle("page"), middle("script"), middle("other")];
  const text = page * share;
  const figure = `${rounded(text)} KB page, ${rounded(page - text + other)} pictures and fonts, ${rounded(script)} script in ${middle("requests")} requests; painted ${rounded(middle("first"))}, largest ${rounded(middle("largest"))} after ${middle("before")}, load ${rounded(middle("load"))} ms, shift ${rounded(middle("shift"))}`;
  if (path === "/submit") return { what, figure, goal: "script at most 110 KB", met: script <= 110 };
  if (mode.headers) return { what, figure, goal: "12 KB in all", met: page + script + other <= 12 };
  const met =
    text <= 10 &&
    page + other <= 30 &&
    script <= 2 &&
    middle("requests") <= 4 &&
    middle("before") <= 1 &&
    middle("largest") <= 600 &&
    middle("load") <= 800 &&
    middle("shift") === 0;
  return { what, figure, goal: "10, 30 with pictures, 2 KB, 4 requests; 600, 1, 800 ms, 0", met };
}
