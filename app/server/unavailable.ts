import type { ServerBuild } from "react-router";
import { log } from "#app/lib/log.server.ts";
import { wasUnanswered } from "#app/lib/server-timing.server.ts";

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
