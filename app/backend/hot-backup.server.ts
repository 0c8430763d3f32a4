import { existsSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/lib/log.server.ts";
import { lockDataFolder } from "./data-folder-lock.server.ts";

export const postgres = "postgres";
/** What a backup holds beside the database; the lock and unsent mail stay behind. */
export const kept = ["storage", "secrets.json", "session-secret", "demo"];

/** The folder that asks for a copy becomes the copy; where it goes away instead, none could be made. */
function stages(dataFolder: string) {
  const place = join(dataFolder, "copy");
  return { place, wanted: join(place, "wanted"), part: join(place, "part"), copy: join(place, "data") };
}

const checkEveryMs = 500;
const maxUntilSeen = 10_000;
const maxUntilMade = 600_000;

/** The running site copies its data for whoever asks; `alone` keeps calls waiting meanwhile. Returns what ends it. */
export function copyOnRequest(dataFolder: string, alone: (task: () => Promise<void>) => Promise<void>) {
  const { wanted, part, copy } = stages(dataFolder);
  let busy = false;
  const look = async () => {
    if (busy || !existsSync(wanted)) return;
    busy = true;
    try {
      await rm(part, { recursive: true, force: true });
      await rename(wanted, part);
      await alone(() => fill(part, dataFolder));
      await rename(part, copy);
      log.info("the data was copied for a backup");
    } catch (error) {
      log.error({ err: error }, "the data could not be copied for a backup");
      await rm(part, { recursive: true, force: true });
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), checkEveryMs).unref();
  return () => clearInterval(timer);
}

/** Between two calls the files of the database are whole: it opens from them as after a power cut. */
async function fill(part: string, dataFolder: string): Promise<void> {
  await cp(join(dataFolder, postgres), join(part, postgres), { recursive: true });
  for (const name of kept)
    if (existsSync(join(dataFolder, name))) await linkAll(join(dataFolder, name), join(part, name));
}

/** These files are replaced, never changed: a link holds what was there. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => null);
  if (!entries) return link(from, to).catch(() => copyFile(from, to));
  await mkdir(to, { mode: 0o700 });
  for (const { name } of entries) await linkAll(join(from, name), join(to, name));
}

/** Lets `use` have a copy of the running site's data, which then goes. Throws an Error where there is none, or another backup at work. */
export async function withCopy<Result>(
  dataFolder: string,
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  const { place, wanted, part, copy } = stages(dataFolder);
  const unlock = await lockDataFolder(place, () => {});
  try {
    await rm(copy, { recursive: true, force: true });
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    if (!(await isGone(wanted, maxUntilSeen)))
      throw new Error("The running site did not notice that a copy is wanted. Stop it, then try again.");
    if (!(await isGone(part, maxUntilMade)) || !existsSync(copy))
      throw new Error("The running site could not copy its data; its log says why.");
    return await use(copy);
  } finally {
    await unlock();
    await rm(place, { recursive: true, force: true });
  }
}

async function isGone(folder: string, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; existsSync(folder); await wait(100))
    if (Date.now() > end) return false;
  return true;
}
