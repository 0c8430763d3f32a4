import type { Config } from "@react-router/dev/config";

export default {
  buildDirectory: process.env.PEER_BUILD ?? "build",
} satisfies Config;
