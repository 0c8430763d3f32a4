import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { onSite, sharedFolder } from "../support/browser-tests.ts";
import { chromiumArguments, chromiumEnvironment, findChromium } from "../support/chromium.ts";

const port = process.env.PORT_BASE ?? "4300";
const folder = sharedFolder("TEST_DATA_DIR", "ubunifu-journeys");

/**
 * Journeys run in a browser with JavaScript; those that need nothing but pages, links and forms run without it, and without
 * a browser, in plain/. What only a browser without JavaScript shows is tagged @plain, what it shows as well is not tagged.
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
    {
      name: "with JavaScript",
      testIgnore: "plain/*",
      grepInvert: /@plain/,
      use: { javaScriptEnabled: true },
    },
    {
      name: "without JavaScript",
      testIgnore: "plain/*",
      grepInvert: /@script/,
      use: { javaScriptEnabled: false },
    },
    { name: "plain HTML", testMatch: "plain/*.spec.ts" },
  ],
});
