import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Load, load } from "./load.ts";
import { pinTo, processorTimeOf, type Server, site, start } from "./servers.ts";
import { against, type Line, median, rounded } from "./table.ts";

const here = import.meta.dirname;
const root = join(here, "../..");
const peerBuild = join(root, "node_modules/.cache/ubunifu-bench/react-router");

/** Many short rounds: a machine that others use as well changes its pace within seconds. */
const rounds = 9;
const seconds = 1;
const encodings = { plain: "identity", browser: "gzip, deflate, br, zstd" };
type Encoding = keyof typeof encodings;

/** The built React Router app of peers/, made anew: it takes a second. */
function buildPeer(): string {
  execFileSync(
    join(root, "node_modules/.bin/react-router"),
    ["build", "--logLevel", "error", "--emptyOutDir"],
    {
      cwd: join(here, "peers/react-router"),
      env: { ...process.env, NODE_ENV: "production", PEER_BUILD: peerBuild },
      stdio: "inherit",
    },
  );
  return join(peerBuild, "server/index.js");
}

/**
 * Requests a second of a list page with 24 cards over 16 connections, each server on one core, in turns. `demo` is the
 * data folder of a filled demo.
 */
export async function measureThroughput(demo: string): Promise<Line[]> {
  const memory = join(here, "in-memory-site.ts");
  const serve = join(root, "node_modules/@react-router/serve/dist/cli.js");
  const servers: Record<string, { server: Server; path: string }> = {};
  const add = async (name: string, args: string[], environment: Record<string, string>, path: string) => {
    servers[name] = { server: await start(args, environment, path), path };
  };
  try {
    await add("bare", [join(here, "peers/bare.ts")], {}, "/");
    await add("framework", [serve, buildPeer()], {}, "/");
    await add("memory", [memory], { PAGE_CACHE: "off", DATA_DIR: `${demo}-memory` }, "/logos");
    await add("embedded", site, { PAGE_CACHE: "off", DATA_DIR: `${demo}-uncached` }, "/logos");
    await add("cached", site, { DATA_DIR: demo }, "/logos");
    pinTo(1, process.pid);
    return lines(await inTurns(servers));
  } finally {
    await Promise.all(Object.values(servers).map(({ server }) => server.stop()));
  }
}

/** One turn of one server. `rate` is in requests for each second of its core that it used. */
type Turn = { rate: number; p99: number };
type Turns = Record<string, Record<Encoding, Turn[]>>;

/**
 * A server that is asked without a pause uses its core to the full, so these are requests a second; what other
 * programs take of the core does not count.
 */
function turn({ requests, seconds, p99 }: Load, processorTime: number): Turn {
  return { rate: requests / (processorTime || seconds), p99 };
}

async function inTurns(servers: Record<string, { server: Server; path: string }>): Promise<Turns> {
  const turns: Turns = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, { server, path }] of Object.entries(servers)) {
      for (const [encoding, accepted] of Object.entries(encodings) as [Encoding, string][]) {
        const ask = { port: server.port, path: () => path, headers: { "Accept-Encoding": accepted } };
        const before = processorTimeOf(server.pid);
        const done = await load(ask, { seconds: round < 0 ? 1.5 : seconds });
        if (done.bad > 0) throw new Error(`${name} gave ${done.bad} answers that are no page.`);
        turns[name] ??= { plain: [], browser: [] };
        if (round >= 0) turns[name][encoding].push(turn(done, processorTimeOf(server.pid) - before));
      }
    }
  }
  return turns;
}

function lines(turns: Turns): Line[] {
  const each = (name: string, encoding: Encoding, what: keyof Turn) =>
    (turns[name]?.[encoding] ?? []).map((one) => one[what]);
  /** Of two servers in the same round, the middle of all rounds: what slows the machine down slows both. */
  const compared = (name: string, to: string, encoding: Encoding, what: keyof Turn) => {
    const others = each(to, encoding, what);
    return median(each(name, encoding, what).map((value, round) => value / (others[round] ?? Number.NaN)));
  };
  const told = (name: string, encoding: Encoding = "plain") => {
    const [rate, p99] = (["rate", "p99"] as const).map((what) => median(each(name, encoding, what)));
    return `${rounded(rate ?? Number.NaN)} a second, p99 ${rounded(p99 ?? Number.NaN)} ms`;
  };
  const ratio = (what: string, name: string, to: string, least: number, encoding: Encoding = "plain") =>
    against(what, compared(name, to, encoding, "rate"), { least }, `of ${to}`, ` (${told(name, encoding)})`);
  return [
    { what: "bare node:http, template strings", figure: told("bare") },
    { what: "bare, with a browser's Accept-Encoding", figure: told("bare", "browser") },
    { what: "framework: react-router-serve", figure: told("framework") },
    { what: "framework, with a browser's Accept-Encoding", figure: told("framework", "browser") },
    ratio("cached page", "cached", "bare", 1),
    ratio("cached page, with a browser's Accept-Encoding", "cached", "bare", 8, "browser"),
    against("cached page, p99", compared("cached", "bare", "plain", "p99"), { most: 2 }, "of bare"),
    against(
      "the same, with Accept-Encoding",
      compared("cached", "bare", "browser", "p99"),
      { most: 2 },
      "of bare",
    ),
    ratio("not cached, data in memory", "memory", "bare", 0.07),
    ratio("not cached, data in memory", "memory", "framework", 2.5),
    ratio("not cached, with Accept-Encoding", "memory", "framework", 2.5, "browser"),
    ratio("not cached, embedded database", "embedded", "bare", 0.02),
  ];
}
