import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // One document per page view is what our visitors can afford; the manifest of every route is not.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
