/** The built site on data that is in memory: a backend that knows what /logos asks, and answers at once. */
import type { Backend } from "#app/backend/backend.types.ts";
import { setProcessBackend } from "#tests/support/process-backend.ts";

const logos = Array.from({ length: 25 }, (_, number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  title: `Sunbird Studio ${number}`,
  company: `Company ${number % 9} & Partners`,
  description: "An entry of the collection.",
  designer: "Ama",
  year: 2026,
  tags: ["weave", "studio"],
  image_url: `/files/logos/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-0000000000${number + 10}.svg`,
  created_at: "2026-01-01T00:00:00+00:00",
  updated_at: "2026-01-01T00:00:00+00:00",
}));
const totals = {
  all: 5000,
  company: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`Company ${n} & Partners`, 500])),
  country: { KE: 3000, NG: 2000 },
  sector: { Finance: 2500, Media: 2500 },
  mark_form: { Wordmark: 5000 },
  designer: { Ama: 5000 },
};
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0b6b3a" d="M8 8L40 20Q50 60 20 44T52 12H60V56Z"/><path fill="none" stroke="#c83" stroke-width="3" d="M4 60C20 10 44 10 60 60S30 40 20 20"/></svg>`;
/** As a database sends it. */
const answers: Record<string, string> = {
  matching_logos: JSON.stringify(logos),
  logo_totals: JSON.stringify(totals),
};

function answer(path: string): Response {
  if (path.includes("/storage/"))
    return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
  const [, name] = /\/rpc\/(\w+)$/.exec(path) ?? [];
  if (name && name in answers)
    return new Response(answers[name], { headers: { "Content-Type": "application/json" } });
  return Response.json([]);
}

const backend: Backend = {
  url: "http://memory.invalid",
  publishableKey: "publishable",
  secretKey: "secret",
  fetch: async (input) => answer(new URL(input instanceof Request ? input.url : input).pathname),
  problem: async () => null,
  close: async () => {},
};
setProcessBackend(backend);
await import(new URL("../../build/server/index.js", import.meta.url).href);
