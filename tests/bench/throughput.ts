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

/** The rates of each server's turns. */
type Turns = Record<string, Record<Encoding, number[]>>;

/**
 * Requests for each second of its core that a server used: asked without a pause it uses the core to the full, and
 * what other programs take of it does not count.
 */
const rateOf = ({ requests, seconds }: Load, processorTime: number) => requests / (processorTime || seconds);

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
        if (round >= 0) turns[name][encoding].push(rateOf(done, processorTimeOf(server.pid) - before));
      }
    }
  }
  return turns;
}

function lines(turns: Turns): Line[] {
  const rates = (name: string, encoding: Encoding) => turns[name]?.[encoding] ?? [];
  const told = (name: string, encoding: Encoding = "plain") =>
    `${rounded(median(rates(name, encoding)))} a second`;
  /** Of two servers in the same round, the middle of all rounds: what slows the machine down slows both. */
  const ratio = (what: string, name: string, to: string, least: number, encoding: Encoding = "plain") => {
    const others = rates(to, encoding);
    const compared = median(rates(name, encoding).map((rate, round) => rate / (others[round] ?? Number.NaN)));
    return against(what, compared, { least }, `of ${to}`, ` (${told(name, encoding)})`);
  };
  return [
    { what: "bare node:http, template strings", figure: told("bare") },
    { what: "framework: react-router-serve, a page of the same size", figure: told("framework") },
    ratio("kept page", "cached", "bare", 1),
    ratio("kept page, with a browser's Accept-Encoding", "cached", "bare", 4, "browser"),
    ratio("made anew, data in memory", "memory", "framework", 1),
    { what: "made anew, embedded database", figure: told("embedded") },
  ];
}
