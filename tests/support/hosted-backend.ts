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
  let steps: number | null = null;
  let step: Promise<void> | null = null;
  /** Calls that come before the first of them is answered are one step. */
  const keepStep = async () => {
    if (steps === null) return;
    if (!step) steps += 1;
    step ??= wait(200).then(() => {
      step = null;
    });
    await step;
  };
  const server = createServer(async (incoming, outgoing) => {
    if (off && incoming.url?.startsWith(off)) outgoing.destroy();
    else {
      if (!incoming.url?.startsWith("/storage/")) await keepStep();
      const request = createRequest(incoming, outgoing);
      await sendResponse(outgoing, refusedForColumn(new URL(request.url)) ?? (await backend.fetch(request)));
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
    /** How many calls, those for files aside, `act` makes one after the other. */
    async stepsOf(act: () => Promise<unknown>): Promise<number> {
      steps = 0;
      await act();
      const taken = steps;
      steps = null;
      return taken;
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
