import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  redirect,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { HandleByRouter } from "./plain-pages.ts";
import { routeSections } from "./route-sections.ts";

const failures: string[] = [];
const shown = (text: string) => () => createElement("p", null, text);
const page = (text: string, more = {}) => ({ default: shown(text), ...more });

const modules: Record<string, [path: string | undefined, module: Record<string, unknown>]> = {
  "": [undefined, page("home")],
  list: ["list", page("the list")],
  item: [
    "list/:id",
    {
      default: () => createElement("p", null, useLoaderData<string>()),
      loader: ({ params }: { params: { id: string } }) => {
        if (params.id === "gone") throw new Response(null, { status: 404 });
        if (params.id === "moved") return redirect("/list");
        if (params.id === "broken") throw new Error("a secret of the loader");
        return params.id;
      },
    },
  ],
  file: ["list/:id/file", { loader: () => new Response("a file") }],
  torn: [
    "torn",
    {
      default: () => {
        throw new Error("a secret of the page");
      },
    },
  ],
  form: ["form", page("the form", { handle: { hydrate: true } })],
  "*": ["*", page("nothing here", { loader: () => Promise.reject(new Response(null, { status: 404 })) })],
};

const root = {
  default: () => createElement(Outlet),
  Layout: ({ children }: { children: React.ReactNode }) => createElement("main", null, children),
  ErrorBoundary: shown("it failed"),
  middleware: [
    async (_: unknown, next: () => Promise<Response>) => {
      const response = await next();
      response.headers.append("Set-Cookie", "a=b");
      return response;
    },
  ],
};

const routes = {
  root: { id: "root", path: "", module: root },
  ...Object.fromEntries(
    Object.entries(modules).map(([id, [path, module]]) => [
      id || "home",
      { id: id || "home", parentId: "root", path, index: !path, module },
    ]),
  ),
};

const build = {
  routes,
  entry: {
    module: {
      default: async (_: Request, status: number, headers: Headers, context: EntryContext, __: unknown) =>
        new Response(renderToString(createElement(ServerRouter, { context, url: "http://localhost/" })), {
          status,
          headers,
        }),
      handleError: (error: Error) => failures.push(error.message),
    },
  },
  assets: { routes, entry: { imports: [], module: "" }, url: "", version: "" },
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  future: {},
  ssr: true,
  prerender: [],
  publicPath: "/",
} as unknown as ServerBuild;

const answerOf = async (handle: HandleByRouter, path: string, method = "GET") => {
  failures.length = 0;
  const request = new Request(`http://localhost${path}`, { method });
  const response = await handle(request, new RouterContextProvider());
  return {
    status: response.status,
    // What a stream leaves behind in the markup is no part of the page.
    text: (await response.text()).replaceAll(/<!--\/?\$-->/g, ""),
    location: response.headers.get("Location"),
    cookies: response.headers.getSetCookie(),
    failures: [...failures],
  };
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test.each([
  ["/", 200, "home"],
  ["/list", 200, "the list"],
  ["/LIST/", 200, "the list"],
  ["/list/one", 200, "one"],
  ["/list/gone", 404, "it failed"],
  ["/list/moved", 302, ""],
  ["/list/broken", 500, "it failed"],
  ["/list/one/file", 200, "a file"],
  ["/list/one/nothing", 404, "it failed"],
  ["/torn", 500, "it failed"],
  ["/form", 200, "the form"],
  ["/elsewhere", 404, "it failed"],
])("%s is answered as the whole router answers it", async (path, status, text) => {
  for (const method of ["GET", "POST"]) {
    const answer = await answerOf(routeSections(build, "production"), path, method);
    expect(answer).toEqual(await answerOf(createRequestHandler(build, "production"), path, method));
    expect(answer.text).not.toContain("secret");
    if (method === "GET") expect(answer).toMatchObject({ status, text: expect.stringContaining(text) });
  }
});

test("a failure is told once, and each middleware has its say", async () => {
  const answer = await answerOf(routeSections(build, "production"), "/torn");
  expect(answer).toMatchObject({ failures: ["a secret of the page"], cookies: ["a=b"] });
});
