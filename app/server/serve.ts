import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { mayUseAdminAccessToken, signInByAdminAccessToken } from "#app/accounts/admin-access-token.server.ts";
import { prepareAdminAccess } from "#app/accounts/admin-code.server.ts";
import { memberIdContext } from "#app/accounts/session.server.ts";
import { getBackend } from "#app/backend/backend.server.ts";
import { anonymousClient } from "#app/backend/clients.server.ts";
import { sharedCounter } from "#app/backend/shared-rate-limiter.server.ts";
import { env, isHttps, siteUrl } from "#app/lib/env.server.ts";
import { endLog, log } from "#app/lib/log.server.ts";
import { replaceCounter } from "#app/lib/rate-limit.server.ts";
import { wasUnanswered } from "#app/lib/server-timing.server.ts";
import { setSiteUrl } from "#app/lib/site-url.ts";
import { mailDailyDigest } from "#app/moderation/daily-digest.server.ts";
import { inEveryLanguage, languageOf, prefixOf } from "#app/words/languages.ts";
import { bodyTimeoutMs, longUploadContext } from "./bodies.ts";
import { sameForAllContext } from "./cached-pages.ts";
import { requestListener } from "./handler.ts";
import { pageCache } from "./page-cache.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { hourly, sweepIfDue } from "./sweep.server.ts";

const backend = await getBackend().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
setSiteUrl(siteUrl);
if (env.SUPABASE_URL) replaceCounter(sharedCounter());
const adminCode = await prepareAdminAccess().catch((error: unknown) => {
  log.error({ err: error }, "admin access could not be prepared");
});
// Standard output is the log.
if (adminCode)
  process.stderr.write(
    `Nobody is an admin here yet. Sign up, then enter this code under Profile, Developer Options: ${adminCode}\n`,
  );
let stopping = false;
let saidProblem: string | null = null;

async function problem(): Promise<string | null> {
  if (stopping) return "The process is ending.";
  const found = await backend.problem();
  if (found !== saidProblem) log[found ? "error" : "info"](found ? `not ready: ${found}` : "ready again");
  saidProblem = found;
  return found;
}
const failed = (error: unknown) =>
  log.warn({ err: error }, "the database does not answer: kept pages are shown for up to ten minutes");

// Production whatever NODE_ENV says: visitors see nothing of an error.
const available = respond503WhenUnavailable(build);
const handleByRouter = inEveryLanguage((language) =>
  createRequestHandler({ ...available, basename: prefixOf(language) || "/" }, "production"),
);
const server = createServer(
  {
    // A body that comes slowly is refused sooner, unless an admin's upload may take long.
    requestTimeout: bodyTimeoutMs.long + 60_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
    // Proxies hang up after a minute: before us, or a form would meet a closed connection.
    keepAliveTimeout: 65_000,
    // A missing host gets its answer, and its headers, from the listener.
    requireHostHeader: false,
    maxHeaderSize: 32 * 1024,
  },
  requestListener({
    handleRequest: async (request, facts) => {
      const entrance = facts.mayUseAdminAccessToken ? await signInByAdminAccessToken(request) : null;
      if (entrance) return entrance;
      const context = new RouterContextProvider();
      if (facts.beLong) context.set(longUploadContext, facts.beLong);
      const response = await handleByRouter[languageOf(request)](request, context);
      facts.user = context.get(memberIdContext) ?? undefined;
      facts.sameForAll = context.get(sameForAllContext);
      return response;
    },
    mayUseAdminAccessToken,
    staticFile: staticFiles(join(import.meta.dirname, "..", "client")),
    problem,
    isStopping: () => stopping,
    log,
    pages: env.PAGE_CACHE === "on" ? pageCache(readContentVersion, { failed }) : null,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
  }),
);
const connections = watchConnections(server, isHttps);
const chores = [hourly(sweepIfDue), hourly(() => mailDailyDigest())];

server.once("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE" ? `PORT ${env.PORT} is in use by another program.` : error.message;
  process.stderr.write(`${reason}\n`);
  void backend.close().finally(() => process.exit(1));
});
server.listen(env.PORT, env.HOST, () => {
  log.info({ address: siteUrl }, "listening");
  void problem();
});

/** Not ready at once, so that a load balancer turns away; then it finishes what is in flight and ends. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const stopChore of chores) stopChore();
  const giveUp = setTimeout(() => process.exit(1), 20_000);
  giveUp.unref();
  // Containers are killed ten seconds after they were asked to end.
  setTimeout(() => server.closeAllConnections(), 8_000).unref();
  await connections.answered();
  await new Promise((closed) => {
    server.close(closed);
    server.closeIdleConnections();
  });
  await backend.close();
  log.info("stopped");
  await endLog();
  process.exit(0);
}
// A rejection nobody awaited, in a library too, must not end the process.
process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise was rejected unseen"));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** A text that changes with everything published. Throws where the database does not answer. */
async function readContentVersion(): Promise<string> {
  const supabase = await anonymousClient();
  const { data, error } = await supabase.from("content_versions").select("version").order("kind");
  if (error) throw new Error("The versions of the content could not be read.", { cause: error });
  return data.map(({ version }) => version).join(".");
}

type Handler = (args: { pattern?: string }) => unknown;

/** Answers 503 instead of 500 where the backend did not answer. A Response that a route throws is kept. */
export function respond503WhenUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    return [
      id,
      { ...route, module: { ...route.module, loader: answering503(loader), action: answering503(action) } },
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function answering503<Wrapped>(handler: Wrapped): Wrapped {
  if (typeof handler !== "function") return handler;
  const answering: Handler = async (args) => {
    try {
      return await (handler as unknown as Handler)(args);
    } catch (error) {
      if (!(error instanceof Error) || !wasUnanswered()) throw error;
      log.error({ route: args.pattern, err: error }, "the backend did not answer");
      throw new Response(null, { status: 503, headers: { "Retry-After": "30" } });
    }
  };
  return answering as Wrapped;
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Follows what `server` is answering, and answers what never becomes a request, such as endless headers. */
export function watchConnections(server: Server, https: boolean) {
  const answers = new Map<Duplex, ServerResponse>();
  server.on("request", ({ socket }, outgoing) => {
    answers.set(socket, outgoing);
    outgoing.once("close", () => answers.get(socket) === outgoing && answers.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || answers.get(socket)?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const headers = new Headers({ Connection: "close", "Content-Length": "0", "Cache-Control": "no-store" });
    setSecurityHeaders(headers, https);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
    socket.once("finish", () => socket.destroy());
  });
  return {
    async answered(): Promise<void> {
      await Promise.all(
        Array.from(answers.values(), (outgoing) => new Promise((closed) => outgoing.once("close", closed))),
      );
    },
  };
}
