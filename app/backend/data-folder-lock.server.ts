import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";

/** Another process works on this data folder. The message is the sentence for whoever started the second one. */
export class DataFolderLockedError extends Error {}

type Owner = { pid: number; started: string; host: string };

// A lock that nobody has touched for `stale` ms is left over. Opening a database keeps a process busy for
// seconds, so the mark of its owner decides wherever it can.
const stale = 15_000;
const update = 2_000;
/** The door: held for an instant, by whoever looks at the lock or takes it. */
const doorStale = 5_000;

/**
 * Takes `dataFolder` for this process and returns the function that gives it back.
 * A lock whose owner has ended is taken over. `onLost` runs when somebody else took or removed ours.
 * Throws DataFolderLockedError when another process (or this one) has it.
 */
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

/** Whether the process that wrote the mark still runs. On another machine nobody can tell. */
function stateOf(owner: Owner): "alive" | "ended" | "unknown" {
  if (owner.host !== hostname() || !Number.isInteger(owner.pid)) return "unknown";
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "alive" : "ended";
  }
  // Numbers of processes are given out again: in a container the next one is 1, too.
  const started = startOf(owner.pid);
  return started === null || owner.started === "" || started === owner.started ? "alive" : "ended";
}

/** When a process began, in the kernel's ticks; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
