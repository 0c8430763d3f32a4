import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migratedFolder } from "#tests/support/data-folder.ts";
import { freePort, startServer } from "#tests/support/site.ts";

/**
 * What the first view of a page weighs, in bytes as brotli sends them: exact, unlike times. The site has the sample
 * content. Nothing outside the page is needed before it is read, so the page is all that counts until then.
 */
const kilobyte = 1024;
const most = {
  page: 10 * kilobyte,
  withPictures: 20 * kilobyte,
  lite: 10 * kilobyte,
  script: 2 * kilobyte,
  sheet: 12 * kilobyte,
  // With the headers that they travel with. React and its router alone are 77.
  hydrated: 110 * kilobyte,
  files: 6,
};

let url: string;
let memoryAtMost: () => number;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await migratedFolder();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const program = new URL("../support/journey-site.ts", import.meta.url).pathname;
  const server = startServer(
    { PORT: String(port), DATA_DIR: folder, DEMO_PASSWORD: "demo-password-1", LOG_LEVEL: "info" },
    program,
  );
  await server.listening;
  memoryAtMost = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1]);
  stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await remove();
  };
});
afterAll(() => stop?.());

const weigh = (text: string | Uint8Array) => brotliCompressSync(text).byteLength;
const read = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
/** What the answer for a path takes on the wire, headers and all. */
async function sentFor(path: string): Promise<number> {
  const { headers } = await fetch(url + path, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  const lines = ["HTTP/1.1 200 OK", ...[...headers].map(([name, value]) => `${name}: ${value}`), "", ""];
  return Number(headers.get("Content-Length")) + lines.join("\r\n").length;
}
const withoutPictures = (html: string) => html.replace(/data:image\/svg\+xml,[^"]*/g, "");
/** The first item that a list links to. */
async function firstOf(list: string): Promise<string> {
  const [, path] =
    new RegExp(`href="(${list}/[0-9a-z-]+)"`).exec((await read(list)).split("<main")[1] ?? "") ?? [];
  if (!path) throw new Error(`${list} links to no item`);
  return path;
}

const lists = ["/", "/logos", "/jargon", "/events", "/jobs"];
const details = ["/logos", "/jargon", "/events", "/jobs"];
const pages: [string, () => Promise<string>][] = [
  ...lists.map((path): [string, () => Promise<string>] => [path, async () => path]),
  ...details.map((list): [string, () => Promise<string>] => [`an item of ${list}`, () => firstOf(list)]),
];

describe.each(pages)("%s", (_, pathOf) => {
  test("stays within its weight, in lite mode too", async () => {
    const path = await pathOf();
    const html = await read(path);
    expect(weigh(withoutPictures(html))).toBeLessThanOrEqual(most.page);
    expect(weigh(html)).toBeLessThanOrEqual(most.withPictures);
    expect(weigh(await read(path, { "Save-Data": "on" }))).toBeLessThanOrEqual(most.lite);
  });

  test("needs nothing else before it is read, and little after", async () => {
    const path = await pathOf();
    const response = await fetch(url + path);
    const html = await response.text();
    expect(html).not.toMatch(/<link[^>]*rel="(?:stylesheet|preload|modulepreload|manifest)"/);
    const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(({ index }) =>
      html.slice(index, html.indexOf("</script>", index)),
    );
    const line = 'import("/enhance.js")';
    expect(scripts).toEqual(lists.includes(path) ? [] : [`<script>${line}`]);
    // The line is allowed by its hash: X4 has scripts of this site alone.
    const hash = lists.includes(path)
      ? ""
      : ` 'sha256-${createHash("sha256").update(line).digest("base64")}'`;
    expect(response.headers.get("Content-Security-Policy")).toContain(`; script-src 'self'${hash}; `);
  });

  test("has no pictures in its lists, no font and no prefetching in lite mode", async () => {
    const path = await pathOf();
    const lite = await fetch(url + path, { headers: { "Save-Data": "on" } });
    expect(lite.headers.get("Speculation-Rules")).toBeNull();
    const html = await lite.text();
    expect(html).not.toMatch(/woff2|@view-transition/);
    if (lists.includes(path)) expect(html).not.toMatch(/<img/);
  });
});

test("the pictures of a list are in the page", async () => {
  const html = await read("/logos");
  expect([...html.matchAll(/<img[^>]*src="data:/g)].length).toBe(24);
  expect(html).not.toMatch(/<img[^>]*src="\//);
});

test("the script of public pages and the display font are small", async () => {
  expect(weigh(await read("/enhance.js"))).toBeLessThanOrEqual(most.script);
  const font = await (await fetch(`${url}/fonts/display.woff2`)).arrayBuffer();
  expect(font.byteLength).toBeLessThanOrEqual(16 * kilobyte);
});

test("a page with a form is painted from its own bytes, and what it runs is bounded", async () => {
  const html = await read("/submit");
  const [head = "", body = ""] = html.split("<body");
  expect(weigh(html)).toBeLessThanOrEqual(most.page);
  expect(head).not.toMatch(/rel="stylesheet"/);
  const [, sheet] = /<link rel="stylesheet" href="([^"]*)"/.exec(body) ?? [];
  expect(weigh(await read(sheet ?? ""))).toBeLessThanOrEqual(most.sheet);
  // What is fetched: each of these, and nothing that is not among them.
  const modules = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(
    ([, path]) => path ?? "",
  );
  const scripts = [...new Set(["/enhance.js", ...modules])];
  const code = await Promise.all(scripts.map((path) => read(path)));
  expect(code.join()).toContain("__reactRouterContext");
  // zod comes when somebody begins to fill in the form.
  expect(code.join()).not.toContain("ZodError");
  expect(scripts.length).toBeLessThanOrEqual(most.files);
  const sent = await Promise.all(scripts.map(sentFor));
  expect(sent.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(most.hydrated);
});

describe("the pages behind the dashboard's guard, and those it leads to whose session ended", () => {
  type Route = {
    id: string;
    parentId?: string;
    module: string;
    imports?: string[];
    hasDefaultExport?: boolean;
  };
  type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

  /** What the build tells browsers of its routes: the scripts of each. */
  function readManifest(): Manifest {
    const folder = new URL("../../build/client/assets/", import.meta.url);
    const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
    return JSON.parse(readFileSync(new URL(name, folder), "utf8").replace(/^[^{]*|;\s*$/g, ""));
  }

  test("are bounded, too, and none fetches rules that the server checks", async () => {
    const { entry, routes } = readManifest();
    const signIn = ["/login", "/login/link", "/signup", "/signup/resend", "/forgot-password"];
    for (const path of signIn) expect(await read(path)).not.toMatch(/modulepreload|type="module"/);
    const leadsThere = /^routes\/(?:dashboard|login|signup|forgot-password)/;
    const pages = Object.values(routes).filter(
      ({ id, hasDefaultExport }) => leadsThere.test(id) && hasDefaultExport,
    );
    expect(pages.length).toBeGreaterThan(30);
    const scriptsOf = ({ module, imports = [], parentId = "" }: Route): string[] => [
      module,
      ...imports,
      ...(routes[parentId] ? scriptsOf(routes[parentId]) : []),
    ];
    const fetchedBy = (page: Route) => [
      ...new Set(["/enhance.js", entry.module, ...entry.imports, ...scriptsOf(page)]),
    ];
    const known = new Map<string, { bytes: number; rules: boolean }>();
    for (const path of new Set(pages.flatMap(fetchedBy)))
      known.set(path, { bytes: await sentFor(path), rules: (await read(path)).includes("ZodError") });
    const heavy = pages.flatMap((page) => {
      const scripts = fetchedBy(page).map((path) => known.get(path));
      const bytes = scripts.reduce((total, script) => total + (script?.bytes ?? Number.NaN), 0);
      return bytes <= most.hydrated && !scripts.some((script) => script?.rules)
        ? []
        : [`${page.id}: ${bytes}`];
    });
    expect(heavy).toEqual([]);
  });
});

test.skipIf(!existsSync("/proc/self/status"))(
  "all of this was served by a process that fits into 900 MB",
  () => {
    expect(memoryAtMost() / kilobyte).toBeLessThan(900);
  },
);
