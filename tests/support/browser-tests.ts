import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";

/** Kept in the environment, because every worker reads the configuration again. */
export function sharedFolder(variable: string, name: string): string {
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `${name}-`));
  return process.env[variable];
}

const root = join(import.meta.dirname, "../..");

type Site = { port: string; folder: string; nodeArguments?: string; env: Record<string, string> };

export const onSite = ({ port, folder, nodeArguments = "", env }: Site): PlaywrightTestConfig => ({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : "list",
  webServer: {
    command: `node ${nodeArguments} seeds/demo.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: join(folder, "data"),
      DEMO_PASSWORD: "demo-password-1",
      LOG_LEVEL: "error",
      // A hash at full cost would hold up everybody else.
      LITE_AUTH_BCRYPT_COST: "4",
      // So that each journey has an address of its own.
      TRUST_PROXY: "1",
      ...env,
    },
  },
});
