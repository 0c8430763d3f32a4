import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { onSite, sharedFolder } from "../support/browser-tests.ts";
import { chromiumArguments, chromiumEnvironment, findChromium } from "../support/chromium.ts";

const port = process.env.PORT_BASE ?? "4300";
const folder = sharedFolder("TEST_DATA_DIR", "ubunifu-journeys");

/**
 * Journeys run twice, with JavaScript and without it, where the two differ in code. Those that only one of them has, or
 * that are the same in both, are tagged: @script for the browser with it, @plain for the one without.
 */
export default defineConfig({
  ...onSite({ port, folder, env: { ADMIN_CODE: "journeys-admin-code" } }),
  outputDir: join(folder, "results"),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    trace: "off",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments, env: chromiumEnvironment },
  },
  projects: [
    { name: "with JavaScript", grepInvert: /@plain/, use: { javaScriptEnabled: true } },
    { name: "without JavaScript", grepInvert: /@script/, use: { javaScriptEnabled: false } },
  ],
});
