import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { onSite, sharedFolder } from "../support/browser-tests.ts";

const port = process.env.PORT_BASE ?? "4500";
const folder = sharedFolder("BROWSERS_DATA_DIR", "ubunifu-browsers");

/** The main journeys in Firefox and in WebKit, as Debian has them: Playwright brings the runner, and no browser. */
export default defineConfig({
  ...onSite({ port, folder, env: {} }),
  outputDir: join(folder, "results"),
  timeout: 120_000,
  use: { baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 800 } },
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
