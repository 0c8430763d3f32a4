import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The server and the process that draws for it, see vite.config.ts.
  serverBuildFile: "[name].js",
  // What one of the dashboard's routes does in the browser is small: a file of its own for it would weigh more.
  splitRouteModules: false,
  // All routes are known from the start: a form that is sent on a lost line has to look up nothing before it can fail.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
