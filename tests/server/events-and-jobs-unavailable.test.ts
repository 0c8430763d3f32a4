import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { anonymousContext } from "#app/accounts/session.server.ts";
import type { Database } from "#app/backend/database.types.ts";
import * as events from "#app/routes/_site.events._index.tsx";
import * as event from "#app/routes/_site.events.$slug.tsx";
import * as jobs from "#app/routes/_site.jobs._index.tsx";
import * as job from "#app/routes/_site.jobs.$slug.tsx";
import * as feed from "#app/routes/$section[.]atom.ts";
import * as calendar from "#app/routes/events.$slug[.]ics.ts";
import * as eventsCalendar from "#app/routes/events[.]ics.ts";
import * as sitemap from "#app/routes/sitemap[.]xml.ts";

const supabase = createClient<Database>("http://database.invalid", "key", {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { retry: false },
  global: {
    fetch: async () => Response.json({ code: "unavailable", message: "a secret detail" }, { status: 503 }),
  },
});

function ask(path: string) {
  const context = new RouterContextProvider();
  context.set(anonymousContext, supabase);
  const url = new URL(path, "http://localhost");
  const id = path.match(/[0-9a-f-]{36}/)?.[0];
  return { context, url, request: new Request(url), params: { id, section: "jobs" } } as never;
}

const id = randomUUID();

it.each([
  ["/events?time=past&view=list", events, "Failed to load events"],
  ["/jobs?remote=yes", jobs, "Failed to load jobs"],
  [`/events/${id}`, event, "Could not load event details"],
  [`/jobs/${id}`, job, "Could not load job details"],
])("while the database is down, %s says so calmly", async (path, route, message) => {
  const answer = await (route.loader as (ask: never) => Promise<unknown>)(ask(path));
  expect(answer).toMatchObject({ init: { status: 503 } });

  const { data: loaderData } = answer as { data: unknown };
  const Page = route.default as ComponentType<{ loaderData: unknown }>;
  const page = createElement(MemoryRouter, { initialEntries: [path] }, createElement(Page, { loaderData }));
  const markup = renderToStaticMarkup(page);
  expect(markup).toMatch(new RegExp(`role="alert".*${message}`));
  expect(markup).not.toMatch(/secret|No (events|opportunities) found|Not Found/);
});

it.each([
  [`/events/${id}.ics`, calendar],
  ["/events.ics", eventsCalendar],
  ["/jobs.atom", feed],
  ["/sitemap.xml", sitemap],
])("and so does %s, to the programs that read it", async (path, { loader }) => {
  const answer = await loader(ask(path));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  expect(await answer.text()).not.toContain("secret");
});
