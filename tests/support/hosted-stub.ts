import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { freePort } from "./site.ts";

const missing: [number, object] = [404, { code: "PGRST202", message: "Could not find it in the schema" }];

/** An empty hosted project that can be switched off, slowed down, or lack our tables. */
export async function startHostedStub() {
  const port = await freePort();
  const waiting: (() => void)[] = [];
  let mode: "on" | "off" | "thinking" | "without tables" = "on";
  const other = new Map<string, [number, object]>();
  const answer = (path: string, outgoing: ServerResponse) => {
    const [called = ""] = path.split("?");
    const answers: Record<string, [number, object]> = {
      "/auth/v1/token": [
        400,
        { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
      ],
      "/rest/v1/rpc/logo_totals": [
        200,
        { all: 0, company: {}, country: {}, sector: {}, mark_form: {}, designer: {} },
      ],
      "/rest/v1/rpc/probe_row_limit": [200, Array.from({ length: 1000 }, (_, number) => number)],
      // Then the site counts tries itself.
      "/rest/v1/rpc/count_tries": missing,
    };
    const bare = mode === "without tables" && called.startsWith("/rest/");
    const [status, body] = bare ? missing : (other.get(path) ?? answers[called] ?? [200, []]);
    outgoing.writeHead(status, { "Content-Type": "application/json", "Content-Range": "*/0" });
    outgoing.end(JSON.stringify(body));
  };
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    const path = incoming.url ?? "";
    if (mode === "off") outgoing.destroy();
    else if (mode === "thinking" && path.startsWith("/rest/")) waiting.push(() => answer(path, outgoing));
    else answer(path, outgoing);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    turn(to: typeof mode): void {
      mode = to;
      if (to === "on") for (const go of waiting.splice(0)) go();
    },
    answer(path: string, status?: number, body: object = {}): void {
      if (status) other.set(path, [status, body]);
      else other.delete(path);
    },
    waiting: () => waiting.length,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
