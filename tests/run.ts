import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./support/chromium.ts";

type Tally = { passed: number; failed: number; names: string[] };

/** All of the tests, and one line at the end that counts them; or a part of them, and what it needs: `npm test -- vitest`. */
const [, , part = "all"] = process.argv;
const runs = (name: "checks" | "vitest" | "playwright") => part === "all" || part === name;

const folder = mkdtempSync(join(tmpdir(), "ubunifu-tests-"));
const total: Tally = { passed: 0, failed: 0, names: [] };

/** Shows what the command says; with `atOnce`, when it has ended, because another one is running. */
async function run(
  command: string,
  args: string[],
  { atOnce = false, environment = {} }: { atOnce?: boolean; environment?: Record<string, string> } = {},
): Promise<boolean> {
  const title = `\n> ${command} ${args.join(" ")}\n`;
  if (!atOnce) process.stdout.write(title);
  const started = Date.now();
  // A log that is read later is easier to read without colors.
  const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const child = spawn(command, args, {
    stdio: ["inherit", atOnce ? "pipe" : "inherit", atOnce ? "pipe" : "inherit"],
    env: { ...process.env, ...plain, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => output.push(text));
  // A command that is not there ends with an error of its own.
  const [status] = await once(child, "close").catch(() => [1]);
  if (atOnce) process.stdout.write(title + Buffer.concat(output));
  process.stdout.write(`  ${Math.round((Date.now() - started) / 1000)} s\n`);
  return status === 0;
}

function add(tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.names.push(...tally.names);
}

async function check(
  name: string,
  command: string,
  args: string[],
  environment?: Record<string, string>,
): Promise<boolean> {
  const passed = await run(command, args, { atOnce: true, environment });
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, names: passed ? [] : [name] });
  return passed;
}

async function checkSource(): Promise<void> {
  await check("types", "tsc", ["--noEmit"]);
  await check("lint", "biome", ["check", "--error-on-warnings"]);
  await check("unused code", "knip", []);
}

const build = () =>
  check("build", "react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });

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
  // Each uses little more than one core.
  await check("types (generation)", "react-router", ["typegen"]);
  const [isBuilt] = await Promise.all([
    runs("vitest") || runs("playwright") ? build() : false,
    runs("checks") ? checkSource() : undefined,
  ]);
  if (isBuilt && runs("vitest")) {
    const written = join(folder, "vitest.json");
    const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${written}`];
    report("vitest", await run("vitest", args), written, readVitest);
  }
  if (isBuilt && runs("playwright")) {
    const written = join(folder, "playwright.json");
    const environment = {
      CHROMIUM: findChromium(),
      TEST_DATA_DIR: join(folder, "e2e"),
      VISUAL_DATA_DIR: join(folder, "visual"),
      PLAYWRIGHT_JSON_OUTPUT_FILE: written,
    };
    const args = ["test", "-c", "tests/playwright.config.ts"];
    report("playwright", await run("playwright", args, { environment }), written, readPlaywright);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const name of total.names) process.stdout.write(`FAILED: ${name}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
