import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/chromium.ts";

// The configuration is read again in every worker: what must be the same in all of them goes through the environment.
process.env.PORT_BASE ??= "4300";
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "ubunifu-journeys-"));
const port = Number(process.env.PORT_BASE);
const executablePath = findChromium();

/** Every journey runs twice: with JavaScript and without. */
export default defineConfig({
  testDir: ".",
  outputDir: join(process.env.TEST_DATA_DIR, "results"),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    trace: "off",
    launchOptions: { executablePath, args: chromiumArguments },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    { name: "without JavaScript", use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node ../support/journey-site.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: join(process.env.TEST_DATA_DIR, "data"),
      DEMO_PASSWORD: "demo-password-1",
      ADMIN_CODE: "journeys-admin-code",
      LOG_LEVEL: "error",
      // Each journey is a visitor of its own: its browser names another address.
      TRUST_PROXY: "1",
    },
  },
});
