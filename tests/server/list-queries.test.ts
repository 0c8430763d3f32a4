import { createClient } from "@supabase/supabase-js";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionContext } from "#app/auth/session.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import { openEmbedded } from "#app/backend/embedded.server.ts";
import * as events from "#app/routes/events._index.tsx";
import * as jargon from "#app/routes/jargon._index.tsx";
import * as jobs from "#app/routes/jobs._index.tsx";
import * as logos from "#app/routes/logos._index.tsx";
import * as search from "#app/routes/search.tsx";
import { migratedFolder } from "#tests/support/data-folder.ts";

let folder: Awaited<ReturnType<typeof migratedFolder>>;
let backend: Awaited<ReturnType<typeof openEmbedded>>;
let calls = 0;

beforeAll(async () => {
  folder = await migratedFolder();
  backend = await openEmbedded({ dataFolder: folder.folder });
});
afterAll(async () => {
  await backend.close();
  await folder.remove();
});

const rows = (from: number, to: number) => `
  insert into logos (title, company, image_url, tags, status)
    select 'Kente ' || n, 'Company ' || n % 9, 'https://a.example/' || n, '{kente,cloth}', 'approved' from generate_series(${from}, ${to}) as n;
  insert into jargon (term, definition, category, related_terms, status)
    select 'Kente ' || n, 'A cloth.', 'Typography', array['Kente ' || n + 1, 'Kente ' || n + 2], 'approved' from generate_series(${from}, ${to}) as n;
  insert into events (title, start_date, end_date, location, speakers, status)
    select 'Kente ' || n, date '2199-01-01' + n, date '2199-01-01' + n, 'Accra', '[]', 'approved' from generate_series(${from}, ${to}) as n;
  insert into jobs (title, company, location, status)
    select 'Kente ' || n, 'Ashe', 'Accra', 'approved' from generate_series(${from}, ${to}) as n;`;

/** How many calls the database gets for one page. */
async function callsFor(path: string, route: { loader: unknown }): Promise<number> {
  const supabase = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        calls += 1;
        return backend.fetch(input, init);
      },
    },
  });
  const context = new RouterContextProvider();
  context.set(sessionContext, { supabase, member: null });
  const url = new URL(path, "http://localhost");
  calls = 0;
  const answer = await (route.loader as (ask: unknown) => Promise<unknown>)({
    context,
    url,
    request: new Request(url),
    params: {},
  });
  expect(JSON.stringify(answer), path).toContain("Kente");
  return calls;
}

it("a list costs the same few calls with 20 entries and with 300, and so does the search", async () => {
  const pages: [string, { loader: unknown }][] = [
    ["/logos", logos],
    ["/logos?search=kente&company=Company+1", logos],
    ["/jargon", jargon],
    ["/jargon?search=kente&sort=category", jargon],
    ["/events?time=all", events],
    ["/events?search=kente", events],
    ["/jobs", jobs],
    ["/jobs?search=kente&type=Full-time", jobs],
    ["/search?search=kente", search],
  ];
  const count = async () => {
    const found: Record<string, number> = {};
    for (const [path, route] of pages) found[path] = await callsFor(path, route);
    return found;
  };
  await backend.database.exec(rows(1, 20));
  const few = await count();
  await backend.database.exec(rows(21, 300));
  expect(await count()).toEqual(few);
  for (const [path, number] of Object.entries(few))
    expect(number, path).toBeLessThanOrEqual(path.startsWith("/search") ? 8 : 3);
});
