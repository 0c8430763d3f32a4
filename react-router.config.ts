import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The server and the process that draws for it, see vite.config.ts.
  serverBuildFile: "[name].js",
  // What one of the dashboard's routes does in the browser is small: a file of its own for it would weigh more.
  splitRouteModules: false,
  // One document per page view is what our visitors can afford; the manifest of every route is not.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
