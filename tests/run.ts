import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./support/chromium.ts";

/** All of the tests, one after the other, and one line at the end that counts them. */
type Tally = { passed: number; failed: number; names: string[] };

const folder = mkdtempSync(join(tmpdir(), "ubunifu-tests-"));
const total: Tally = { passed: 0, failed: 0, names: [] };

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  process.stdout.write(`\n> ${command} ${args.join(" ")}\n`);
  const started = Date.now();
  // A log that is read later is easier to read without colors.
  const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...plain, ...environment },
  });
  process.stdout.write(`  ${Math.round((Date.now() - started) / 1000)} s\n`);
  return status === 0;
}

function add(tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.names.push(...tally.names);
}

function check(name: string, command: string, args: string[], environment?: Record<string, string>): boolean {
  const passed = run(command, args, environment);
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, names: passed ? [] : [name] });
  return passed;
}

/** What a runner wrote about its tests; a runner that wrote nothing counts as one failure. */
function report(name: string, finished: boolean, file: string, read: (json: never) => Tally): void {
  let tally: Tally;
  try {
    tally = read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    tally = { passed: 0, failed: 1, names: [`${name}: no report`] };
  }
  if (!finished && tally.failed === 0)
    tally = { ...tally, failed: 1, names: [`${name}: ended with an error`] };
  add(tally);
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};
function readVitest({ testResults }: VitestReport): Tally {
  const tests = testResults.flatMap((file) =>
    file.assertionResults.length > 0 ? file.assertionResults : [{ fullName: file.name, status: file.status }],
  );
  const failed = tests.filter(({ status }) => status === "failed");
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failed.length,
    names: failed.map(({ fullName }) => fullName),
  };
}

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
};
function readPlaywright({ suites, errors }: { suites: Suite[]; errors: { message?: string }[] }): Tally {
  const specs = (all: Suite[]): NonNullable<Suite["specs"]> =>
    all.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites ?? [])]);
  const tests = specs(suites).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${spec.file}: ${spec.title}`,
      status,
    })),
  );
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const broken = errors.map(({ message }) => message?.split("\n")[0] ?? "an error outside the tests");
  return {
    passed: named("expected").length,
    failed: named("unexpected").length + broken.length,
    names: [...named("unexpected"), ...broken],
  };
}

try {
  const production = { NODE_ENV: "production" };
  check("types (generation)", "react-router", ["typegen"]);
  check("types", "tsc", ["--noEmit"]);
  check("lint", "biome", ["check", "--error-on-warnings"]);
  check("unused code", "knip", []);
  if (check("build", "react-router", ["build", "--logLevel", "warn"], production)) {
    const unit = join(folder, "vitest.json");
    const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unit}`];
    report("vitest", run("vitest", args), unit, readVitest);
    for (const [suite, place] of [
      ["e2e", "TEST_DATA_DIR"],
      ["visual", "VISUAL_DATA_DIR"],
    ] as const) {
      const written = join(folder, `${suite}.json`);
      const finished = run("playwright", ["test", "-c", `tests/${suite}/playwright.config.ts`], {
        CHROMIUM: findChromium(),
        [place]: join(folder, suite),
        PLAYWRIGHT_JSON_OUTPUT_FILE: written,
      });
      report(`playwright ${suite}`, finished, written, readPlaywright);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const name of total.names) process.stdout.write(`FAILED: ${name}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
