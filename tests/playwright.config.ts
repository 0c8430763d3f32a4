import { defineConfig } from "@playwright/test";
import journeys from "./e2e/playwright.config.ts";
import visual from "./visual/playwright.config.ts";

const { webServer, projects = [], ...shared } = journeys;
const { outputDir, snapshotPathTemplate, timeout, use } = visual;

/** All that needs a browser in one run, each on its own site: no worker waits for the end of the other suite. */
export default defineConfig({
  ...shared,
  updateSnapshots: visual.updateSnapshots,
  webServer: [webServer, visual.webServer].flat().filter((server) => server !== undefined),
  projects: [
    ...projects.map((project) => ({ ...project, testDir: "e2e" })),
    { name: "visual", testDir: "visual", outputDir, snapshotPathTemplate, timeout, use },
  ],
});
