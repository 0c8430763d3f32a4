import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const installed = [
  // Without windows, journeys take a fifth less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Throws an Error that says what to do. */
export function findChromium(): string {
  const present = () =>
    [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { stdio: "inherit", timeout: 600_000 });
  let path = present();
  if (!path) {
    run("playwright", ["install", "chromium"]);
    path = present();
  }
  if (!path && process.getuid?.() === 0) {
    run("apt-get", ["update"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (!path) run("apt-get", ["install", "-y", "--no-install-recommends", name]);
      path = present();
    }
  }
  if (!path) throw new Error("The journeys need a Chromium. Install one, or set CHROMIUM to its path.");
  return path;
}

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** It sees the fonts of one package, whatever the machine has: where a line ends must not depend on it. */
export const chromiumEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf"),
};
