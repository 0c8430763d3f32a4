import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";

export class DataFolderLockedError extends Error {}

type Owner = { pid: number; started: string; host: string };

// Opening a database blocks the process for seconds, so the owner's process id decides where it can.
const stale = 15_000;
const update = 2_000;
/** Held for an instant by whoever looks at the lock or takes it. */
const doorStale = 5_000;

/** Returns the release; `onLost` runs when somebody else takes the lock. Throws DataFolderLockedError. */
export async function lockDataFolder(dataFolder: string, onLost: () => void): Promise<() => Promise<void>> {
  await mkdir(dataFolder, { recursive: true });
  const lock = join(dataFolder, "lock");
  const ownerFile = join(dataFolder, "lock-owner.json");
  const locked = () =>
    new DataFolderLockedError(
      `Another process is using this data: ${lock} is held. Stop that process, or set DATA_DIR to another folder.`,
    );
  const closeDoor = await lockfile
    .lock(join(dataFolder, "door"), {
      realpath: false,
      lockfilePath: `${lock}-door`,
      stale: doorStale,
      retries: { retries: 80, minTimeout: 100, maxTimeout: 100 },
    })
    .catch((error) => {
      throw error.code === "ELOCKED" ? locked() : error;
    });
  try {
    const owner = await readOwner(ownerFile);
    const state = owner ? stateOf(owner) : "unknown";
    if (state === "alive") throw locked();
    if (state === "ended") await rmdir(lock).catch(() => {});
    const release = await lockfile
      .lock(join(dataFolder, "data"), {
        realpath: false,
        lockfilePath: lock,
        stale,
        update,
        onCompromised: onLost,
      })
      .catch((error) => {
        throw error.code === "ELOCKED" ? locked() : error;
      });
    await writeFile(ownerFile, JSON.stringify(ownerNow()), { mode: 0o600 });
    return async () => {
      await rm(ownerFile, { force: true });
      await release().catch(() => {});
    };
  } finally {
    await closeDoor().catch(() => {});
  }
}

const ownerNow = (): Owner => ({ pid: process.pid, started: startOf(process.pid) ?? "", host: hostname() });

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Owner;
  } catch {
    return null;
  }
}

function stateOf(owner: Owner): "alive" | "ended" | "unknown" {
  if (owner.host !== hostname() || !Number.isInteger(owner.pid)) return "unknown";
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "alive" : "ended";
  }
  // Process ids are reused: in a container the next one is 1, too.
  const started = startOf(owner.pid);
  return started === null || owner.started === "" || started === owner.started ? "alive" : "ended";
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
