import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const papers = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md", { cwd: root })];

/** What every match of `pattern` has in its first group, as "paper: text". */
function find(pattern: RegExp, wrong: (text: string, paper: string) => boolean): string[] {
  return papers.flatMap((paper) =>
    [...read(paper).matchAll(pattern)]
      .map(([, text = ""]) => text)
      .filter((text) => wrong(text, paper))
      .map((text) => `${paper}: ${text}`),
  );
}

/** The anchors of a paper's headings, as GitHub makes them. */
function anchorsOf(paper: string): string[] {
  return [...read(paper).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );
}

test("every link between papers leads somewhere", () => {
  const broken = find(/\]\(((?!https?:)[^)\s]+)\)/g, (link, paper) => {
    const [file = "", anchor] = link.split("#");
    const path = file ? join(dirname(paper), file) : paper;
    return !existsSync(join(root, path)) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test("every command that a paper names exists, and the README names every command", () => {
  const scripts = Object.keys(packageJson.scripts);
  expect(find(/npm run ([\w:-]+)/g, (name) => !scripts.includes(name))).toEqual([]);
  const readme = read("README.md");
  // The parts of `npm run check`.
  const parts = ["types", "lint", "unused"];
  const named = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(readme);
  expect(scripts.filter((name) => !parts.includes(name) && !named(name))).toEqual([]);
});

test("every file that a paper names exists", () => {
  expect(
    find(
      /`((?:app|docs|public|seeds|supabase|tests)\/[\w./-]*)`/g,
      // The recipe for a new kind names files that come to be.
      (path) => !path.includes("tutorial") && !existsSync(join(root, path)),
    ),
  ).toEqual([]);
});

test("every setting is explained, and none that is gone", () => {
  const settings = [...read("app/lib/env.server.ts").matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  const explained = [...read("docs/settings.md").matchAll(/^\| (`[A-Z].+?) +\|/gm)].flatMap(
    ([, names = ""]) => names.replaceAll("`", "").split(", "),
  );
  expect(explained.sort()).toEqual(settings.sort());
});

test("the first papers stay short", () => {
  expect(statSync(join(root, "README.md")).size).toBeLessThanOrEqual(8 * 1024);
  expect(statSync(join(root, "CONTRIBUTING.md")).size).toBeLessThanOrEqual(3 * 1024);
});
