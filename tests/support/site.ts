import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { migratedFolder, temporaryFolder } from "./data-folder.ts";
import { type Person, people } from "./people.ts";
import { renderersOf } from "./renderers.ts";

const root = join(import.meta.dirname, "../..");
const builtServer = join(root, "build/server/index.js");
const withQuestions = join(import.meta.dirname, "open-site.ts");

export type Site = Awaited<ReturnType<typeof startSite>>;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Runs build/server/index.js with nothing but `environment`; `log` grows. */
export function startServer(environment: Record<string, string>, program = builtServer) {
  if (!existsSync(builtServer)) throw new Error("The site is not built yet. Run: npm run build");
  const { PATH, HOME, TMPDIR } = process.env;
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: "production", HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The server has no output.");
  const log: string[] = [];
  let errors = "";
  stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const lines = createInterface({ input: stdout });
  const ended = Promise.all([once(child, "close"), once(lines, "close")]).then(([[code]]) => ({
    code: code as number | null,
    errors,
  }));
  const listening = new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      log.push(line);
      if (line.includes('"listening"')) resolve();
    });
    void ended.then(() => reject(new Error(`The server did not start. ${errors}`)));
  });
  // Whoever expects it to fail looks at `ended` alone.
  listening.catch(() => {});
  return { child, log, listening, ended };
}

type Answer<Row> = { id: number; rows?: Row[]; error?: string };

/** Behind a pretended proxy, so that each visitor has an address. stop() gives the exit code. */
export async function startSite(environment: Record<string, string> = {}, place = temporaryFolder) {
  const { folder, remove } = await migratedFolder(place);
  const port = await freePort();
  const server = startServer(
    { PORT: String(port), DATA_DIR: folder, TRUST_PROXY: "1", LITE_AUTH_BCRYPT_COST: "4", ...environment },
    withQuestions,
  );
  const { child } = server;
  await server.listening;
  let asked = 0;
  /** Runs as the owner of the database. */
  async function sql<Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]> {
    const id = ++asked;
    const answered = new Promise<Answer<Row>>((resolve) => {
      const listen = (message: Answer<Row>) => {
        if (message.id !== id) return;
        child.off("message", listen);
        resolve(message);
      };
      child.on("message", listen);
    });
    child.send({ id, text, values });
    const { rows, error } = await answered;
    if (!rows) throw new Error(error);
    return rows;
  }
  return {
    ...server,
    folder,
    port,
    url: `http://127.0.0.1:${port}`,
    sql,
    idOf: async (who: Person) => {
      const [user] = await sql<{ id: string }>(
        "select id from auth.users where email = $1",
        people[who].email,
      );
      if (!user) throw new Error(`${who} has no account.`);
      return user.id;
    },
    /** The renderer is killed, and none can be started. */
    async withoutRenderer<Result>(act: () => Promise<Result>): Promise<Result> {
      child.send({ program: "/bin/false" });
      await sql("select 1");
      const renderers = () => renderersOf(child.pid);
      for (const pid of renderers()) process.kill(pid, "SIGKILL");
      while (renderers().length > 0) await wait(20);
      try {
        return await act();
      } finally {
        child.send({ program: process.execPath });
        await sql("select 1");
      }
    },
    count: async (table: string) =>
      (await sql<{ count: number }>(`select count(*)::int from ${table}`))[0]?.count,
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      const { code } = await server.ended;
      await remove();
      return code;
    },
  };
}
