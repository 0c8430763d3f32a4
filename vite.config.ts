import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { minify, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressFiles } from "./app/server/compress-files.ts";

/** Shortens the script of public/, and compresses what the browser will ask for. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "build/client" }) {
    const script = join(dir, "enhance.js");
    const { code, errors } = await minify(script, readFileSync(script, "utf8"));
    if (errors.length > 0) this.error(`enhance.js: ${errors.map(({ message }) => message).join(" ")}`);
    writeFileSync(script, code);
    await compressFiles(dir);
  },
};

export default defineConfig({
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter(), compressed],
  build: {
    // Files must stay files: a data: script or style would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  // The built server is a whole program: `node build/server/index.js` serves the site.
  environments: {
    ssr: { build: { rolldownOptions: { input: { index: "./app/server/serve.ts" } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page of many small files pays for the headers of each.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /rolldown|node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "site",
                  test: /\/app\/(root|entry\.client|site|lib\/(site|numbers|one-line)|seo\/meta|ui\/(action-form|button|chip|dialog|field|honeypot|icon|page-heading|placeholder|radio-field|steps|toast|without-pictures))\b/,
                },
                {
                  name: "forms",
                  test: /\/app\/(submissions\/(?!check)|content\/(logo|event|job)\/(fields|options|codes|country|time-zones))/,
                },
                {
                  name: "lists",
                  test: /\/app\/(ui|lib\/picture-widths)\b/,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "seeds/**/*.test.ts",
      "tests/*.test.ts",
      "tests/{database,server}/**/*.test.ts",
    ],
    env: { LOG_LEVEL: "silent" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The files start databases and servers of their own: two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
