import { readFile } from "node:fs/promises";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { keepColors } from "#app/images/storage.server.ts";
import { cleanSvg } from "#app/images/svg.server.ts";
import { makeAccounts } from "./accounts.ts";
import { members } from "./members.ts";
import { eventRows, jargonRows, jobRows, logoRows, type Setting } from "./rows.ts";
import { stableId } from "./stable-id.ts";

export type Loaded = { members: number; logos: number; jargon: number; events: number; jobs: number };

/** What exists stays as it is. `reviewer` is the id of whoever decided. Throws an Error that says what failed. */
export async function loadSeeds(server: Supabase, reviewer: string | null): Promise<Loaded> {
  const ids = await makeAccounts(server, members);
  const emails = new Map(members.map((member) => [member.key, member.email]));
  const setting: Setting = {
    now: new Date(),
    reviewer,
    ownerId: (key) => ids.get(emails.get(key) ?? "") ?? null,
  };
  const logos = await withDrawings(server, logoRows(setting));
  const terms = jargonRows(setting);
  const events = eventRows(setting);
  const jobs = jobRows(setting);
  const keep = { onConflict: "id", ignoreDuplicates: true };
  await must("logos", server.from("logos").upsert(logos, keep));
  await must("jargon", server.from("jargon").upsert(terms, keep));
  await must("events", server.from("events").upsert(events, keep));
  await must("jobs", server.from("jobs").upsert(jobs, keep));
  return {
    members: members.length,
    logos: logos.length,
    jargon: terms.length,
    events: events.length,
    jobs: jobs.length,
  };
}

async function withDrawings(server: Supabase, entries: ReturnType<typeof logoRows>) {
  const { data } = await must("logos", server.from("logos").select("id"));
  const known = new Set(data?.map(({ id }) => id));
  const rows = [];
  for (const { file, variants, row } of entries) {
    const own =
      row.user_id && (await must("logos", server.rpc("picture_folder", { member: row.user_id }))).data;
    const folder = own ?? stableId("nobody");
    const addressOf = (name: string) => `/files/logos/${folder}/${stableId(`file/${name}`)}.svg`;
    if (!known.has(row.id))
      for (const name of [file, ...variants.map((variant) => variant.file)])
        await upload(server, name, addressOf(name));
    rows.push({
      ...row,
      image_url: addressOf(file),
      variants: variants.map(({ name, file }) => ({ ...partsOf(name), image: addressOf(file) })),
    });
  }
  return rows;
}

async function upload(server: Supabase, name: string, address: string): Promise<void> {
  const drawing = cleanSvg(await readFile(new URL(`logos/${name}`, import.meta.url)));
  const { error } = await server.storage.from("logos").upload(address.replace("/files/logos/", ""), drawing, {
    contentType: "image/svg+xml",
    cacheControl: "3600",
    upsert: true,
  });
  if (error) throw new Error(`${name}: ${error.message}`);
  await keepColors(server, "seeds", address, drawing);
}

/** Of `wordmark-dark`: what it shows and what it is for. */
function partsOf(name: string): { layout: string; ground: string } {
  const [layout = "", ...ground] = name.split("-");
  return { layout, ground: ground.join("-") || "light" };
}

async function must<Result extends { error: { message: string } | null }>(
  what: string,
  request: PromiseLike<Result>,
): Promise<Result> {
  const result = await request;
  if (result.error) throw new Error(`${what}: ${result.error.message}`);
  return result;
}
