import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

type Node = { type?: string; regex?: { pattern: string; flags: string } };

/** All that the source has, by how they are written; those without two repetitions are linear. */
function expressions(): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, regex } = node as Node;
    if (type === "Literal" && regex) {
      const { pattern, flags } = regex;
      const repeats = pattern.match(/[*+]|,\}/g)?.length ?? 0;
      if (repeats > 1 || (repeats === 1 && !pattern.startsWith("^")))
        found.set(`${path}: /${pattern}/${flags}`, new RegExp(pattern, flags));
    }
    for (const part of Object.values(node)) walk(part, path);
  };
  for (const path of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$|\.d\.ts$/.test(path)) continue;
    const text = readFileSync(join(root, path), "utf8");
    if (text.includes("/")) walk(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }), path);
  }
  return found;
}

const runs = [
  ...[" ", "\u00a0", "\t", "\n", "a", "A", "0", "-", "_", ".", ",", ":", ";", "/", "\\", "'", '"', "(", ")"],
  ...["[", "]", "{", "}", "<", ">", "=", "&", "#", "|", "é", "\u064b", "\u{1f600}"],
  ...["a ", "a:", "a.", "a-", "a=", "a,", "a/", "0.", "<a ", " |", "'\"", "\\a", "url(", "/*", "<!--", "://"],
];
const length = 10_000;
/** In milliseconds of processor time, for all the texts of an expression; one that is not linear takes 20 for one. */
const most = { all: 1_000, one: 15 };

const context = createContext({ texts: [""], expression: /a/ });
const script = new Script("for (const text of texts) text.replace(expression, '')");

function isSlow(expression: RegExp, texts: string[], most: number): boolean {
  Object.assign(context, { expression, texts });
  const before = process.threadCpuUsage();
  try {
    script.runInContext(context, { timeout: most * 10 });
  } catch {
    return true;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 > most;
}

test("no expression takes more than linear time, whatever a stranger repeats", () => {
  const slow: string[] = [];
  const all = expressions();
  expect(all.size).toBeGreaterThan(50);
  for (const [written, expression] of all) {
    const own = (expression.source.match(/[\w<#"'=:(/-]{2,}/g) ?? []).slice(0, 3);
    const heads = [
      "",
      "a",
      "a:a",
      ...own,
      ...own.map((word) => `${word}:`),
      ...own.map((word) => `${word}="`),
    ];
    const texts = [...runs, ...own].flatMap((run) => {
      const long = run.repeat(length / run.length);
      return heads.flatMap((head) => ["", "a a\0"].map((tail) => head + long + tail));
    });
    if (!isSlow(expression, texts, most.all)) continue;
    const found = texts.find((text) => [1, 2, 3].every(() => isSlow(expression, [text], most.one)));
    if (found) slow.push(`${written} at ${JSON.stringify(found.slice(0, 20))}…`);
  }
  expect(slow).toEqual([]);
});
