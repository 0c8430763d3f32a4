import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { onSite, sharedFolder } from "../support/browser-tests.ts";
import { chromiumArguments, chromiumEnvironment, findChromium } from "../support/chromium.ts";

const port = process.env.VISUAL_PORT ?? "4390";

/**
 * Compares the main pages with the pictures beside this file, and what is read out of them with the texts. The site is
 * one of its own, and its clock stands still.
 */
export default defineConfig({
  ...onSite({
    port,
    folder: sharedFolder("VISUAL_DATA_DIR", "ubunifu-visual"),
    nodeArguments: "--import ./tests/support/pretend-clock.ts",
    env: { START_AT: "2026-03-11T10:30:00Z" },
  }),
  outputDir: join(import.meta.dirname, "../../test-results/visual"),
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  // A picture that is missing is a failure, not one more picture.
  updateSnapshots: "none",
  timeout: 60_000,
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
      env: chromiumEnvironment,
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
});
