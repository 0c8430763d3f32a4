import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listedKinds } from "#app/content/kinds.ts";
import { languages, localPath } from "#app/words/languages.ts";
import { migratedFolder } from "#tests/support/data-folder.ts";
import { freePort, startServer } from "#tests/support/site.ts";
import { visitor } from "#tests/support/visitor.ts";
import { weighAsSent, weighVisit } from "#tests/support/weigh-visit.ts";

/** What is fetched for the first view of a page of the sample content, in bytes as brotli sends them. */
const kilobyte = 1024;
const password = "demo-password-1";
const most = {
  page: 15 * kilobyte,
  visit: 75 * kilobyte,
  sheet: 9 * kilobyte,
  script: 3 * kilobyte,
  scripts: 130 * kilobyte,
};

let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await migratedFolder();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const program = new URL("../../seeds/demo.ts", import.meta.url).pathname;
  const server = startServer(
    { PORT: String(port), DATA_DIR: folder, DEMO_PASSWORD: password, LOG_LEVEL: "info" },
    program,
  );
  await server.listening;
  stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await remove();
  };
});
afterAll(() => stop?.());

const weigh = (text: string) => brotliCompressSync(text).byteLength;
const read = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
const sheetOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

/** The first item that a list links to. */
async function firstOf(list: string): Promise<string> {
  const [, main = ""] = (await read(list)).split("<main");
  const path = new RegExp(`href="(${list}/[0-9a-z-]+)"`).exec(main)?.[1];
  if (!path) throw new Error(`${list} links to no item`);
  return path;
}

const elsewhere = languages.filter((language) => language !== "en");
const kindLists = listedKinds.map(({ table }) => `/${table}`);
const lists = ["/", ...kindLists, "/search?search=kente"];
const forms = ["/login", "/signup", "/forgot-password", "/contact", "/newsletter"];
const texts = ["/about", "/api", "/privacy", "/terms", "/no/such/page"];
const hydrated = ["/submit", "/submit?tab=event", "/submit?tab=job"];

describe("the first view is one flight and needs nothing else to be painted", () => {
  const pages: [string, () => Promise<string>][] = [
    ...[...lists, ...forms, ...texts, ...hydrated].map((path): [string, () => Promise<string>] => [
      path,
      async () => path,
    ]),
    ...kindLists.map((list): [string, () => Promise<string>] => [`an item of ${list}`, () => firstOf(list)]),
  ];
  const translated = ["/", ...kindLists, "/search", "/login", "/submit", "/submit?tab=job", ...texts];

  test.each(elsewhere.flatMap((language) => translated.map((path) => localPath(language, path))))(
    "%s",
    async (path) => {
      expect(await weighAsSent(await read(path))).toBeLessThanOrEqual(most.page);
    },
  );

  test.each(elsewhere.flatMap((language) => kindLists.map((list) => [language, list] as const)))(
    "in %s an item of %s",
    async (language, list) => {
      const path = localPath(language, await firstOf(list));
      expect(await weighAsSent(await read(path))).toBeLessThanOrEqual(most.page);
    },
  );

  test.each(pages)("%s", async (_, pathOf) => {
    const path = await pathOf();
    const html = await read(path);
    expect(await weighAsSent(html)).toBeLessThanOrEqual(most.page);
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*media="print")/);
    if (!hydrated.includes(path)) expect(html).not.toMatch(/modulepreload|type="module"/);
    expect(html.match(/<script(?=[^>]*\bsrc=)(?![^>]*\b(?:defer|async|type="module")\b)/g)).toBeNull();
    const lite = await read(path, { "Save-Data": "on" });
    expect(await weighAsSent(lite)).toBeLessThanOrEqual(most.page);
    expect(lite).not.toMatch(/rel="preload"/);
  });
});

describe("ten pages of a visit weigh little", () => {
  const total = (weights: Map<string, number>) =>
    [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);

  test("signed out", async () => {
    expect(total(await weighVisit(visitor(url)))).toBeLessThanOrEqual(most.visit);
  });

  test("signed in", async () => {
    const member = visitor(url);
    const answer = await member.post("/login", { email: "member@example.com", password });
    expect(answer.status).toBe(303);
    await member.ask("/logos");
    expect(total(await weighVisit(member))).toBeLessThanOrEqual(most.visit);
  });
});

test("the sheet, and the script of pages without framework, are small", async () => {
  expect(weigh(sheetOf(await read("/")))).toBeLessThanOrEqual(most.sheet);
  for (const name of ["", ...elsewhere.map((language) => `.${language}`)])
    expect(weigh(await read(`/enhance${name}.js`))).toBeLessThanOrEqual(most.script);
});

test("the pictures of a list are in the page; in lite mode only light ones, up to 12 KB", async () => {
  const html = await read("/logos");
  expect([...html.matchAll(/<img[^>]*src="data:/g)].length).toBe(25);
  expect(html).not.toMatch(/<img[^>]*src="\//);
  for (const list of lists) {
    const lite = await read(list, { "Save-Data": "on" });
    const pictures = [...lite.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(pictures.filter((address) => !address.startsWith("data:"))).toEqual([]);
    for (const { length } of pictures) expect(length).toBeLessThan(2 * kilobyte);
    expect(pictures.join("").length).toBeLessThanOrEqual(12 * kilobyte);
    if (list === "/logos") expect(pictures.length).toBeGreaterThan(8);
  }
});

describe("the scripts of", () => {
  type Route = {
    id: string;
    parentId?: string;
    module: string;
    imports?: string[];
    hasDefaultExport?: boolean;
  };
  type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

  const folder = new URL("../../build/client/", import.meta.url);
  /** What the build tells browsers of its routes: the scripts of each. */
  const manifest: Manifest = JSON.parse(
    readFileSync(
      new URL(
        `assets/${readdirSync(new URL("assets/", folder)).find((name) => /^manifest-.*\.js$/.test(name))}`,
        folder,
      ),
      "utf8",
    ).replace(/^[^{]*|;\s*$/g, ""),
  );
  const scriptsOf = ({ module, imports = [], parentId = "" }: Route): string[] => {
    const parent = manifest.routes[parentId];
    return [module, ...imports, ...(parent ? scriptsOf(parent) : [])];
  };
  const known = new Map<string, { bytes: number; checks: boolean }>();
  const scriptOf = (path: string) => {
    const code = known.has(path) ? "" : readFileSync(new URL(path.slice(1), folder), "utf8");
    const script = known.get(path) ?? { bytes: weigh(code), checks: code.includes("ZodError") };
    known.set(path, script);
    return script;
  };
  const pages = Object.values(manifest.routes).filter(
    ({ id, hasDefaultExport }) => /^routes\/(?:dashboard|_site\.submit)/.test(id) && hasDefaultExport,
  );

  test.each(pages.map((route) => [route.id, route] as const))(
    "%s are bounded, and hold no rules that the server checks",
    (_, route) => {
      const { entry } = manifest;
      const paths = [...new Set(["/enhance.js", entry.module, ...entry.imports, ...scriptsOf(route)])];
      const bytes = paths.reduce((total, path) => total + scriptOf(path).bytes, 0);
      expect(bytes).toBeLessThanOrEqual(most.scripts);
      expect(paths.filter((path) => scriptOf(path).checks)).toEqual([]);
    },
  );
});
