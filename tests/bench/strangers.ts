import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { dearBytes, dearFields, drawingDearToDerive, plainEvent } from "#tests/support/dear-requests.ts";
import { drawing, submittedLogo } from "#tests/support/submissions.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { pinTo, processorTimeOf, type Server, site, start } from "./servers.ts";
import { against, type Line, median, rounded } from "./table.ts";

/** In milliseconds: of the processor for a refused form, and until others have what they ask for. */
const most = { form: 30, home: 250, picture: 5_000 };
const forms = 8;
const connections = 8;
const pagesForMs = 60_000;

/** What strangers do to hold up the site on the demo of `folder`, what it costs, and what a visitor waits meanwhile. */
export async function measureStrangers(folder: string, password: string): Promise<Line[]> {
  const server = await start(site, { DATA_DIR: folder, TRUST_PROXY: "1" }, "/readyz");
  pinTo(1, process.pid);
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const calm = await meanwhile(url, () => wait(3_000));
    return [
      { what: "The home page, nobody else there", figure: told(calm) },
      ...(await derivedPictures(server, url, password)),
      ...(await refusedForms(server, url)),
      ...(await pagesToMake(server, url)),
    ];
  } finally {
    await server.stop();
  }
}

type Visits = { waits: number[]; served: number };
const told = ({ waits, served }: Visits) =>
  `${rounded(median(waits))} ms, ${rounded(Math.max(...waits))} at the most, ${served} of ${waits.length} served`;
const home = (attack: string, visits: Visits): Line => ({
  what: `${attack}: the home page meanwhile, half of the visits`,
  figure: told(visits),
  goal: `at most ${most.home} ms, all served`,
  met: median(visits.waits) <= most.home && visits.served === visits.waits.length,
});

/** What a visitor waits for the home page while others do something. */
async function meanwhile(url: string, act: () => Promise<unknown>): Promise<Visits> {
  const waits: number[] = [];
  let served = 0;
  let isDone = false;
  const watching = (async () => {
    const someone = visitor(url, { address: "198.51.100.1" });
    while (!isDone) {
      const begin = performance.now();
      const page = await someone.ask("/");
      await page.arrayBuffer();
      waits.push(performance.now() - begin);
      if (page.ok) served += 1;
      await wait(25);
    }
  })();
  await act();
  isDone = true;
  await watching;
  return { waits, served };
}

/** In seconds, of the server and the processes that it has begun. Linux only. */
function processorTime({ pid }: Server): number {
  const parentOf = (id: string) => {
    try {
      return Number(
        readFileSync(`/proc/${id}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ")[1],
      );
    } catch {
      return null;
    }
  };
  const begun = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && parentOf(id) === pid);
  return [pid, ...begun.map(Number)].reduce((sum, id) => sum + (processorTimeOf(id) || 0), 0);
}

/** Many ask for the code of a drawing that is dear to write, and hang up. */
async function derivedPictures(server: Server, url: string, password: string): Promise<Line[]> {
  const admin = visitor(url);
  await admin.post("/login", { email: "admin@example.com", password });
  const publish = async (title: string, inside: string) => {
    const fields = { ...submittedLogo({ title }), submission_id: crypto.randomUUID(), status: "approved" };
    for (let tries = 1; ; tries += 1) {
      const image = drawing("mark.svg", inside);
      const sent = await admin.post("/dashboard/logos/new", { ...fields, image });
      if (sent.status === 303) return true;
      // A machine that is busy otherwise checks no picture in time.
      if (tries === 5) return false;
      await wait(3_000);
    }
  };
  const attack = "60 ask for the code of a dear drawing, and hang up";
  if (!(await publish("Dear to derive", drawingDearToDerive())))
    return [{ what: attack, figure: "not measured: no time to check it", met: false }];
  await publish("Another one", '<path d="M0 0h9v9z"/>');
  const code = "/logos/dear-to-derive/code/jsx.txt";
  const before = processorTime(server);
  let waited = 0;
  let status = 0;
  const waits = await meanwhile(url, async () => {
    const leaving = new AbortController();
    const asked = Array.from({ length: 60 }, () =>
      visitor(url)
        .ask(code, { signal: leaving.signal })
        .catch(() => null),
    );
    await wait(300);
    leaving.abort();
    await Promise.all(asked);
    const begin = performance.now();
    const picture = await visitor(url).ask("/logos/another-one/renditions/256.png");
    await picture.arrayBuffer();
    waited = performance.now() - begin;
    status = picture.status;
    await (await visitor(url).ask(code)).arrayBuffer();
  });
  return [
    { what: `${attack}: processor`, figure: `${rounded(processorTime(server) - before)} s` },
    against(`${attack}: another’s picture (${status})`, waited, { most: most.picture }, "ms"),
    home(attack, waits),
  ];
}

/** Forms of 244 KB that are refused, one after the other and eight at once. */
async function refusedForms(server: Server, url: string): Promise<Line[]> {
  const send = async (fields: Record<string, string>, from: Visitor) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const sent = await from.ask("/submit?tab=event", { method: "POST", body: form });
    await sent.arrayBuffer();
    return sent.status;
  };
  /** In milliseconds of the processor, of one of several. */
  const costOf = async (fields: Record<string, string>, from: () => Visitor) => {
    await send(fields, from());
    const before = processorTime(server);
    for (let turn = 0; turn < forms; turn += 1) await send(fields, from());
    return ((processorTime(server) - before) / forms) * 1000;
  };
  const lines: Line[] = [];
  const size = `A form of ${Math.round(dearBytes / 1000)} KB`;
  const stranger = () => visitor(url);
  const late = () => visitor(url, { address: "203.0.113.22" });
  await Promise.all(Array.from({ length: 130 }, () => send(plainEvent, late())));
  for (const [when, from] of [
    ["refused", stranger],
    ["past the limit", late],
  ] as const)
    for (const [name, fields] of Object.entries(dearFields)) {
      const cost = await costOf({ ...plainEvent, ...fields }, from);
      lines.push(against(`${size}, ${when}: ${name}`, cost, { most: most.form }, "ms"));
    }
  const waits = await meanwhile(url, async () => {
    for (const fields of Object.values(dearFields))
      await Promise.all(Array.from({ length: forms }, () => send({ ...plainEvent, ...fields }, stranger())));
  });
  return [...lines, home(`${forms} such forms at once`, waits)];
}

/** Pages that nobody has asked for, from one address each, until it has used what it may. */
async function pagesToMake(server: Server, url: string): Promise<Line[]> {
  const slugs = await (async () => {
    const list = await (await visitor(url).ask("/iconify/ubunifu.json")).json();
    return Object.keys(list.icons).slice(0, 200);
  })();
  let count = 0;
  const unseen = () => {
    count += 1;
    return count;
  };
  const turned = () => {
    const first = unseen() % slugs.length;
    return [...slugs.slice(first), ...slugs.slice(0, first)].join(",");
  };
  const attacks: Record<string, () => string> = {
    "Misspelt searches": () => `/search?q=desgin${unseen()}`,
    "Sets of icons": () => `/iconify/ubunifu.json?icons=${turned()}`,
    "Pages that are not kept": () => `/logos?company=${unseen()}`,
  };
  const lines: Line[] = [];
  for (const [attack, path] of Object.entries(attacks)) {
    const from = visitor(url);
    let made = 0;
    let refused = false;
    const before = processorTime(server);
    const begin = performance.now();
    const elapsed = () => performance.now() - begin;
    const visits = await meanwhile(url, async () => {
      const ask = async () => {
        while (!refused && elapsed() < pagesForMs) {
          const answer = await from.ask(path());
          await answer.arrayBuffer();
          if (answer.ok) made += 1;
          else if (answer.status === 429 && answer.headers.has("Retry-After")) refused = true;
          else throw new Error(`${attack}: ${answer.status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, ask));
    });
    const seconds = rounded(elapsed() / 1000);
    const used = processorTime(server) - before;
    lines.push(
      {
        what: `${attack} from one address`,
        figure: `${made} made in ${seconds} s, ${refused ? "then refused" : "none refused"}`,
      },
      {
        what: `${attack}: processor`,
        figure: `${rounded(used)} s, ${rounded((used / made) * 1000)} ms a page`,
      },
      home(attack, visits),
    );
  }
  return lines;
}
