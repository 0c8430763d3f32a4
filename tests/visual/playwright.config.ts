import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/chromium.ts";

// The configuration is read again in every worker: what must be the same in all of them goes through the environment.
process.env.VISUAL_PORT ??= "4390";
process.env.VISUAL_DATA_DIR ??= mkdtempSync(join(tmpdir(), "ubunifu-visual-"));
const port = process.env.VISUAL_PORT;

/** Compares the main pages with the pictures beside this file. The site is one of its own, and its clock stands still. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // A picture that is missing is a failure, not one more picture.
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    deviceScaleFactor: 1,
    locale: "en-US",
    timezoneId: "Africa/Nairobi",
    reducedMotion: "reduce",
    // The fonts of look.spec.ts come from no address that the site allows.
    bypassCSP: true,
    launchOptions: {
      executablePath: findChromium(),
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
      // Text is drawn the same way whatever the machine's settings for it are.
      args: [
        ...chromiumArguments,
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
      ],
    },
  },
  webServer: {
    command: "node --import ../support/pretend-clock.ts ../support/journey-site.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      START_AT: "2026-03-11T10:30:00Z",
      PORT: port,
      DATA_DIR: join(process.env.VISUAL_DATA_DIR, "data"),
      DEMO_PASSWORD: "demo-password-1",
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
    },
  },
});
