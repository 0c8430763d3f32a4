import { once } from "node:events";
import { appendFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createSessionlessClient } from "#app/backend/clients.server.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import { type Account, makeAccounts } from "#seeds/accounts.ts";
import { migratedFolder } from "./data-folder.ts";
import { people } from "./people.ts";
import { setProcessBackend } from "./process-backend.ts";
import { freePort, startServer } from "./site.ts";
import { refusedForColumn } from "./unasked-columns.ts";

/** Supabase at an address of its own, before which any number of site processes can run. */
export async function startHostedBackend(members: Account[] = Object.values(people)) {
  const { folder, remove } = await migratedFolder();
  await appendFile(join(folder, "postgres/postgresql.conf"), "timezone = 'Pacific/Kiritimati'\n");
  const backend = await openEmbedded({ dataFolder: folder });
  setProcessBackend(backend);
  await makeAccounts(createSessionlessClient(backend, backend.secretKey), members);
  let off: string | null = null;
  let watched: { path: string; began: number; ended: number }[] | null = null;
  const server = createServer(async (incoming, outgoing) => {
    if (off && incoming.url?.startsWith(off)) outgoing.destroy();
    else {
      const [path = "", began] = [incoming.url, performance.now()];
      const request = createRequest(incoming, outgoing);
      const answer = refusedForColumn(new URL(request.url)) ?? (await backend.fetch(request));
      // Far away: calls that wait for each other do not overlap, others do.
      if (watched) await wait(50);
      watched?.push({ path, began, ended: performance.now() });
      await sendResponse(outgoing, answer);
    }
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const settings = {
    SITE_URL: "http://ubunifu.example",
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SESSION_SECRET: "s".repeat(32),
  };
  return {
    folder,
    /** Calls whose path begins with this get no answer; null ends it. */
    turnOff(path: string | null): void {
      off = path;
    },
    /** The calls that `act` makes, of those at the same time the last one. */
    async inSequence(act: () => Promise<unknown>): Promise<string[]> {
      const calls: typeof watched = [];
      watched = calls;
      await act();
      watched = null;
      const byEnd = calls.sort((one, other) => one.ended - other.ended);
      return byEnd
        .filter(({ ended }) => !byEnd.some((later) => later.began < ended && later.ended > ended))
        .map(({ path }) => path);
    },
    database: backend.database,
    query: async <Row>(text: string) => (await backend.database.query<Row>(text)).rows,
    settings,
    async startSite(environment: Record<string, string> = {}) {
      const sitePort = String(await freePort());
      const url = `http://127.0.0.1:${sitePort}`;
      const site = startServer({ ...settings, PORT: sitePort, TRUST_PROXY: "1", ...environment });
      await site.listening;
      return { ...site, url };
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      await backend.close();
      await remove();
    },
  };
}
