/** The built site with the sample content on a data folder of its own: what the journeys walk through. */
import { existsSync } from "node:fs";

if (!existsSync(new URL("../../build/server/index.js", import.meta.url)))
  throw new Error("The site is not built yet. Run: npm run build");
await import("../../seeds/demo.ts");
