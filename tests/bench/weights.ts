import { type Browser, chromium } from "@playwright/test";
import { listedKinds } from "#app/content/kinds.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { visitor } from "#tests/support/visitor.ts";
import { weighAsSent, weighVisit } from "#tests/support/weigh-visit.ts";
import { site, start } from "./servers.ts";
import { against, type Line, rounded } from "./table.ts";

const most = { page: 15, scripts: 130, visit: 75 };
/** Milliseconds by which the display font is late. */
const late = 1_000;

type View = { beforePaint: number; shift: number; scripts: number };

/** One first view, in a browser that has nothing yet: requests answered before the first paint, and kilobytes of script. */
async function view(browser: Browser, address: string, width: number): Promise<View> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script")
        sizes.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.route("**/fonts/display.woff2", async (route) => {
      await new Promise((resume) => setTimeout(resume, late));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(late);
    const [beforePaint, shift] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const holdUp = files.filter((file) => Reflect.get(file, "renderBlockingStatus") === "blocking");
      return [paint ? 1 + holdUp.length : Number.NaN, Number(Reflect.get(window, "shift"))] as const;
    });
    const scripts = (await Promise.all(sizes)).reduce((total, bytes) => total + bytes, 0) / 1024;
    return { beforePaint, shift, scripts };
  } finally {
    await context.close();
  }
}

/** The first view of public pages, wide and on a phone, and a visit, on the demo of `folder`. */
export async function measureWeights(folder: string, password: string): Promise<Line[]> {
  const server = await start(site, { DATA_DIR: folder }, "/logos");
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const read = async (path: string) => (await fetch(at(path))).text();
  const lines: Line[] = [];
  try {
    const lists = listedKinds.map(({ table }) => `/${table}`);
    const details = await Promise.all(lists.map(async (list) => firstLink(await read(list), list)));
    for (const path of ["/", ...lists, ...details, "/login", "/submit", "/submit?tab=job"]) {
      const html = await read(path);
      const page = (await weighAsSent(html)) / 1024;
      const views = [await view(browser, at(path), 1280), await view(browser, at(path), 390)];
      const [beforePaint, shift, scripts] = (["beforePaint", "shift", "scripts"] as const).map((what) =>
        Math.max(...views.map((one) => one[what])),
      ) as [number, number, number];
      lines.push({
        what: path.replace(/^(\/\w+)\/.*/, "$1/..."),
        figure: `${rounded(page)} KB, ${beforePaint} before paint, shift ${rounded(shift)}, ${rounded(scripts)} KB script`,
        goal: `${most.page} KB, 1, 0, ${most.scripts} KB`,
        met: page <= most.page && beforePaint === 1 && shift === 0 && scripts <= most.scripts,
      });
    }
    for (const who of ["signed out", "signed in"] as const) {
      const visiting = visitor(at(""));
      if (who === "signed in") await visiting.post("/login", { email: "member@example.com", password });
      const weights = [...(await weighVisit(visiting)).values()];
      const total = weights.reduce((sum, bytes) => sum + bytes, 0) / 1024;
      lines.push(against(`ten pages of a visit, ${who}`, total, { most: most.visit }, "KB"));
    }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function firstLink(html: string, list: string): string {
  const link = new RegExp(`href="(${list}/[^"?#/.]+)"`).exec(html)?.[1];
  if (!link) throw new Error(`${list} has no entry to look at.`);
  return link;
}
