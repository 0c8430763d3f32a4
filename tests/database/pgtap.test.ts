import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#tests/support/database.ts";

// The files in supabase/tests also run with `supabase test db`: they are standard pgTAP. Here each of their
// assertions becomes a test of its own.
const folder = join(import.meta.dirname, "../../supabase/tests");
const database = await openDatabase();

async function run(name: string): Promise<{ text: string; passed: boolean; reason: string }[]> {
  const source = await readFile(join(folder, name), "utf8");
  const personas = await readFile(join(folder, "personas.psql"), "utf8");
  const lines: string[] = [];
  let failure = "";
  try {
    const results = await database.backend.database.exec(
      source.replace("\\ir personas.psql", () => personas),
    );
    for (const { rows } of results)
      for (const row of rows) lines.push(...String(Object.values(row)[0]).split("\n"));
  } catch (error) {
    failure = `${name}: ${error instanceof Error ? error.message : error}`;
    await database.backend.database.exec("rollback");
  }

  const assertions: { text: string; passed: boolean; reason: string }[] = [];
  for (const line of lines) {
    const [, not, text] = /^(not )?ok \d+(?: - (.*))?$/.exec(line) ?? [];
    if (text !== undefined || /^(not )?ok \d+$/.test(line))
      assertions.push({ text: text ?? "", passed: !not, reason: "" });
    else if (line.startsWith("#"))
      assertions.at(-1) &&
        Object.assign(assertions.at(-1) ?? {}, { reason: `${assertions.at(-1)?.reason}${line}\n` });
  }
  const planned = Number(/^1\.\.(\d+)$/.exec(lines.find((line) => /^1\.\.\d+$/.test(line)) ?? "")?.[1]);
  if (planned !== assertions.length) failure ||= `planned ${planned} assertions, saw ${assertions.length}`;
  assertions.push({ text: "runs to its end", passed: failure === "", reason: failure });
  return assertions;
}

const files = (await readdir(folder)).filter((name) => name.endsWith(".test.sql")).sort();
const results = new Map<string, Awaited<ReturnType<typeof run>>>();
for (const name of files) results.set(name, await run(name));
/** The functions that the API offers, without those that an extension brought. */
const functions = await database.query<{ name: string }>(
  `select distinct proname as name from pg_proc as function
   where pronamespace = 'public'::regnamespace and not exists (
     select from pg_depend where objid = function.oid and classid = 'pg_proc'::regclass and deptype = 'e')`,
);
await database.close();

test("every function of the API is called by a test in supabase/tests", async () => {
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const called = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/\bpublic\.(\w+)\(/g), ([, name]) => name)),
  );
  expect(functions.length).toBeGreaterThan(30);
  expect(functions.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([]);
});

for (const [name, assertions] of results) {
  describe(name, () => {
    for (const { text, passed, reason } of assertions) {
      test(text, () => expect(passed ? "" : `not ok - ${text}\n${reason}`).toBe(""));
    }
  });
}
