import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { minify, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressFiles } from "./app/server/compress-files.ts";
import { leanRouter, plainPreloading, reactAsModules } from "./app/server/lean-scripts.ts";

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

/** Lets the file of a route, or that which starts the framework, hold what others share: one file less to fetch. */
const sharedEntries: Plugin = {
  name: "shared-entries",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
};

/** In development: has pages without framework script, which load `/@reload`, reload when their source changes. */
const reloadPages: Plugin = {
  name: "reload-pages",
  apply: "serve",
  resolveId: (id) => (id === "/@reload" ? id : undefined),
  load: (id) =>
    id === "/@reload" ? 'import.meta.hot.on("reload-pages", () => location.reload());' : undefined,
  hotUpdate({ modules, server }) {
    if (this.environment.name !== "ssr" || modules.length === 0) return;
    server.ws.send("reload-pages");
    // A page that shows an error reloads itself at the first update of any.
    server.ws.send({ type: "update", updates: [] });
  },
};

const tests = globSync([
  "app/**/*.test.{ts,tsx}",
  "seeds/**/*.test.ts",
  "tests/*.test.ts",
  "tests/{database,server}/**/*.test.ts",
]);
/** Those that change modules, their settings or the clock, which no other file must meet. */
const alone = tests.filter((path) =>
  /\bvi\.(?:mock|resetModules|stubEnv|useFakeTimers)\(|\bprocess\.env\.\w+ =|syncBuiltinESMExports/.test(
    readFileSync(path, "utf8"),
  ),
);

export default defineConfig({
  plugins: process.env.VITEST
    ? []
    : [
        tailwindcss(),
        reactAsModules,
        leanRouter,
        plainPreloading,
        reactRouter(),
        sharedEntries,
        compressed,
        reloadPages,
      ],
  build: {
    // Files must stay files: a data: script or style would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // See app.css. Firefox 92, because the name of the system's font would be spelled out for those before.
    cssTarget: ["chrome88", "firefox92", "safari14.1"],
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // The built server is a whole program: `node build/server/index.js` serves the site, and starts the other one.
          input: {
            index: "./app/server/serve.ts",
            "renderer-process": "./app/pictures/renderer-process-begin.server.ts",
          },
        },
      },
    },
    client: {
      build: {
        // The syntax of Chrome 95 and Safari 15.4 is no older; named, they would have class fields written around faults
        // that ours do not meet.
        target: "firefox93",
        rolldownOptions: {
          output: {
            // A page of many small files pays for the headers of each. What a group needs comes along with it,
            // unless an earlier group has it.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /entry\.client|node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "root",
                  test: /\/app\/(root|site|lib\/(site|numbers)|seo\/unlisted-meta|content\/(event\/options|job\/(options|country))|ui\/(action-form|button|chip|honeypot|icon|page-heading|placeholder|toast|without-pictures))\b/,
                },
                {
                  name: "forms",
                  test: /node_modules\/@conform-to\/(dom|react)\/|\/app\/(lib\/other-address|ui\/field)/,
                },
                {
                  name: "sign-in",
                  test: /\/app\/(auth\/(ask-for-mail\.tsx|auth-page|with-from)|lib\/safe-redirect)/,
                },
                {
                  name: "logo-fields",
                  test: /\/app\/content\/logo\/(fields|options)/,
                },
                {
                  name: "submit",
                  test: /\/app\/(routes\/submit|seo\/meta|submissions\/(?!check|sign-in))/,
                },
                {
                  name: "event-fields",
                  test: /\/app\/content\/event\/(fields|time-zones)/,
                },
                {
                  name: "job-fields",
                  test: /\/app\/content\/job\/(fields|codes)/,
                },
                {
                  name: "dashboard",
                  test: /\/app\/(routes\/dashboard\.tsx|dashboard\/(content\/list-address|shell|status-badge)|lib\/dates|moderation\/item-types|ui\/(avatar|badge|dotted|empty-state|meta-list|moment|pagination|tag))/,
                },
                {
                  name: "lists",
                  test: /\/app\/(dashboard\/(address-key|content\/(list-frame|row-actions)|list-search|load-failed)|lib\/(list-url|srcset)|ui\/(optical-size|picture))/,
                },
                {
                  name: "queue",
                  test: /\/app\/moderation\/(edit-badge|queue-table|revalidation|selection)/,
                },
                {
                  name: "dialogs",
                  test: /\/app\/(dashboard\/(conflict-notice|content\/(gone-dialog|kind-names))|ui\/dialog)/,
                },
                {
                  name: "editors",
                  test: /\/app\/dashboard\/content\/(editor-dialog|image-fields)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // They share the modules of their process, which takes longer to load them than to run most of the files.
        test: { name: "together", include: tests, exclude: alone, isolate: false },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    env: { LOG_LEVEL: "silent" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The files start databases and servers of their own: two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
