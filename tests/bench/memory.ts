import { load } from "./load.ts";
import { memoryOf, pinTo, site, start } from "./servers.ts";
import { against, type Line, rounded } from "./table.ts";

/** First so many that everything is full which the process keeps: pages, pictures, its own heap. */
const first = 30_000;
const requests = 100_000;
/** Every so often a page that was not asked for before, so that it is read, rendered and kept. */
const newPageEvery = 20;

/** The memory of the whole process, database and all, with the rows of `folder`, and after many requests. */
export async function measureMemory(folder: string): Promise<Line[]> {
  const server = await start(site, { DATA_DIR: folder }, "/logos");
  pinTo(1, process.pid);
  try {
    const pages = ["/", "/logos", "/jargon", "/events", "/jobs"];
    let asked = 0;
    const path = () => {
      asked += 1;
      return asked % newPageEvery === 0
        ? `/logos?search=${asked / newPageEvery}`
        : (pages[asked % pages.length] ?? "/");
    };
    const ask = { port: server.port, path };
    let bad = (await load(ask, { requests: first })).bad;
    const before = memoryOf(server.pid);
    bad += (await load(ask, { requests })).bad;
    const after = memoryOf(server.pid);
    return [
      against(`with 100,000 logos, after ${rounded(first)} requests`, before, { most: 1200 }, "MB"),
      against(`after ${rounded(requests)} more`, after, { most: 1200 }, "MB"),
      against("growth over these", after / before, { most: 1.1 }, "times"),
      against("highest of all", memoryOf(server.pid, "VmHWM"), { most: 1200 }, "MB"),
      against("answers that were no page", bad, { most: 0 }, ""),
    ];
  } finally {
    await server.stop();
  }
}
