/** `npm run bench`: what a visitor downloads and what the server spends, beside the goals. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { measureDrawings } from "./drawings.ts";
import { measureMemory } from "./memory.ts";
import { fill, measureQueries } from "./queries.ts";
import { start } from "./servers.ts";
import { measureStrangers } from "./strangers.ts";
import { type Line, table } from "./table.ts";
import { measureThroughput } from "./throughput.ts";
import { measureWeights } from "./weights.ts";

const root = join(import.meta.dirname, "../..");
const password = "bench-password-1";
const maxRows = 100_000;
const sizes = [1_000, 10_000, maxRows];
const parts = ["weights", "throughput", "queries", "memory", "drawings", "strangers"];
const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked : parts;
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(", ")}. The parts are: ${parts.join(", ")}.\n`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "ubunifu-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const [demo, full] = [join(folder, "demo"), join(folder, "full")];
let missed = 0;

async function part(name: string, heading: string, measure: () => Promise<Line[]>): Promise<void> {
  if (!wanted.includes(name)) return;
  process.stderr.write(`Measuring ${name} ...\n`);
  const lines = await measure();
  missed += lines.filter(({ met }) => met === false).length;
  process.stdout.write(table(heading, lines));
}

process.stderr.write("Building ...\n");
execFileSync(join(root, "node_modules/.bin/react-router"), ["build", "--logLevel", "error"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production" },
  stdio: ["ignore", "ignore", "inherit"],
});
const { model } = cpus()[0] ?? { model: "an unknown processor" };
process.stdout.write(`Node ${process.versions.node}, ${cpus().length} cores of ${model.trim()}, one run\n`);
if (["weights", "throughput", "strangers"].some((part) => wanted.includes(part))) {
  const filling = await start(
    [join(root, "seeds/demo.ts")],
    { DATA_DIR: demo, DEMO_PASSWORD: password },
    "/readyz",
  );
  await filling.stop();
  await cp(demo, `${demo}-uncached`, { recursive: true });
}
await part("weights", "First view, the font a second late", () => measureWeights(demo, password));
await part("throughput", "Requests a second, 16 connections, a list of 24", () => measureThroughput(demo));
const heading = `Queries of a page at ${sizes.map((size) => size.toLocaleString("en")).join(" / ")} rows`;
await part("queries", heading, () => measureQueries(sizes, full));
if (wanted.includes("memory") && !existsSync(full)) await fill(maxRows, full);
await part("memory", "Memory", () => measureMemory(full));
await part("drawings", "500 drawings made to hold up the site", () =>
  measureDrawings(join(folder, "drawings")),
);
await part("strangers", "Strangers who hold up the site", () => measureStrangers(demo, password));
process.stdout.write(`\n${missed === 0 ? "All goals are met." : `${missed} goals are not met.`}\n`);
process.exit();
