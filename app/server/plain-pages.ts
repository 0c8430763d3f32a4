import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchPath,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";

export type HandleByRouter = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers GET requests for pages without framework script. The router's own request handler would also write down
 * for each page the data that its scripts start from, which is a fifth of the work here; they have none.
 * Everything else (files, other methods) is left to `handleByRouter`.
 *
 * @param build the routes; none of them may hydrate
 */
export function plainPages(build: ServerBuild, handleByRouter: HandleByRouter): HandleByRouter {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const files = routes.filter(({ module }) => !module.default).map(({ path = "" }) => path);
  const { query } = createStaticHandler(dataRoutes(build.routes));
  const { default: renderDocument, handleError } = build.entry.module;
  const same = {
    manifest: build.assets,
    routeModules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
    serializeError: () => ({ message: "" }),
    branches: [],
  };
  const report = (error: unknown, request: Request, context: RouterContextProvider) =>
    handleError?.(error, { request, context, params: {} });

  async function render(state: StaticHandlerContext, request: Request, context: RouterContextProvider) {
    for (const error of Object.values(state.errors ?? {}))
      if (!isRouteErrorResponse(error)) report(error, request, context);
    const entry: EntryContext = { ...same, staticHandlerContext: state, renderMeta: {} };
    return (await renderDocument(request, state.statusCode, headersOf(state), entry, context)) as Response;
  }

  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const isPage = !pathname.endsWith(".data") && !files.some((path) => matchPath(path, pathname));
    if (request.method !== "GET" || !isPage) return handleByRouter(request, context);
    const answered = await query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (load) => {
        const state = await load(request);
        if (state instanceof Response) return state;
        return render(state, request, context).catch((error: unknown) =>
          render({ ...state, statusCode: 500, errors: { root: error } }, request, context),
        );
      },
    });
    return answered as Response;
  };
}

/** The build's routes below `parentId`, as the router's data routes. */
function dataRoutes(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const { loader, middleware, handle, ErrorBoundary } = route.module;
      const { id, path, index } = route;
      const shared = { id, path, loader, middleware, handle, ErrorBoundary: ErrorBoundary && (() => null) };
      return index ? { index, ...shared } : { children: dataRoutes(routes, id), ...shared };
    }) as RouteObject[];
}

/** The cookies that loaders set. */
function headersOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const set of Object.values(loaderHeaders))
    for (const cookie of set.getSetCookie()) headers.append("Set-Cookie", cookie);
  return headers;
}
