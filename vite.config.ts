import { globSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { createRequestListener } from "@react-router/node";
import tailwindcss from "@tailwindcss/vite";
import type { ServerBuild } from "react-router";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressFiles } from "./app/server/static-files.ts";
import {
  inEveryLanguage,
  type Language,
  languageOfPath,
  languages,
  prefixOf,
} from "./app/words/languages.ts";

/** What app/enhance says in a language, in place of `scriptWords.offline`. */
const scriptWords = (language: Language) =>
  Object.fromEntries(
    Object.entries<string>(JSON.parse(readFileSync(`app/words/${language}.json`, "utf8")).script).map(
      ([key, text]) => [`scriptWords.${key}`, JSON.stringify(text)],
    ),
  );

/** Makes one classic script for each language of app/enhance, for browsers older than those that run the framework. */
const enhancement: Plugin = {
  name: "enhancement",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: {
    order: "pre",
    sequential: true,
    async handler({ dir }) {
      for (const language of languages)
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: scriptWords(language),
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: ["chrome88", "firefox78", "safari14.1"],
            lib: {
              entry: "app/enhance/enhance.ts",
              formats: ["iife"],
              name: "enhance",
              fileName: () => (language === "en" ? "enhance.js" : `enhance.${language}.js`),
            },
          },
        });
    },
  },
};

/** Compresses what browsers will ask for. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: ({ dir = "build/client" }) => compressFiles(dir),
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

/** In development: the languages with a prefix, as app/server/serve.ts answers them in production. */
const prefixedLanguages: Plugin = {
  name: "prefixed-languages",
  apply: "serve",
  configureServer(server) {
    const load = () => server.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
    const listeners = inEveryLanguage((language) =>
      createRequestListener({
        mode: "development",
        build: async () => ({ ...(await load()), basename: prefixOf(language) || "/" }),
      }),
    );
    server.middlewares.use((incoming, outgoing, next) => {
      const language = languageOfPath(incoming.url?.split("?")[0] ?? "/");
      if (language === "en") next();
      else listeners[language](incoming, outgoing);
    });
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
    : [tailwindcss(), reactRouter(), enhancement, compressed, reloadPages, prefixedLanguages],
  define: scriptWords("en"),
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
            "renderer-process": "./app/images/renderer-process-begin.server.ts",
          },
        },
      },
    },
    client: {
      build: {
        // As old as Chrome 95 and Safari 15.4, whose names would have class fields written around faults that we do not meet.
        target: "firefox93",
        // What many pages share comes as one file: small ones compress badly, and each costs a request.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", minShareCount: 10 }] } } },
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
    // No password is guessed here, so hashing may be quick.
    env: { LOG_LEVEL: "silent", LITE_AUTH_BCRYPT_COST: "4" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a poll waits for may take long on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: "tests/support/folder-of-run.ts",
    // The files start databases and servers of their own: two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
