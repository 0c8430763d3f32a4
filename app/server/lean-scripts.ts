/** Plugins of the build that leave out of the browser's scripts what no page uses. */
import type { Plugin } from "vite";

/** What every browser has that the build is for (see `build.target` of vite): React need not ask. */
const known = {
  "typeof window": "object",
  "typeof window.document": "object",
  "typeof window.document.createElement": "function",
  "typeof window.ErrorEvent": "function",
  "typeof document": "object",
  "typeof performance": "object",
  "typeof performance.now": "function",
  "typeof performance.getEntriesByType": "function",
  "typeof AbortController": "function",
  "typeof FormData": "function",
  "typeof HTMLElement": "function",
  "typeof MessageChannel": "function",
  "typeof Promise": "function",
  "typeof URLSearchParams": "function",
  "typeof WeakMap": "function",
  "typeof WeakSet": "function",
  "typeof clearTimeout": "function",
  "typeof queueMicrotask": "function",
  "typeof reportError": "function",
  "typeof requestAnimationFrame": "function",
  "typeof setTimeout": "function",
  // What it has not: a part of Node, and what a developer adds.
  "typeof process": "undefined",
  "typeof setImmediate": "undefined",
  "typeof __REACT_DEVTOOLS_GLOBAL_HOOK__": "undefined",
};

/**
 * React comes as CommonJS, of which a bundler keeps everything. As ES modules, what nobody imports falls away, and
 * no chunk needs help to reach the rest: a page with a form fetches 2 KB less.
 */
export const reactAsModules: Plugin = {
  name: "react-as-modules",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({
    environments: {
      client: {
        define: Object.fromEntries(
          Object.entries(known).map(([expression, type]) => [expression, JSON.stringify(type)]),
        ),
      },
    },
  }),
  transform: {
    filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    handler(code) {
      const [, real] = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? [];
      const module = real
        ? `export * from "${real}"; export * as default from "${real}";`
        : commonJsToModule(code);
      if (/\bexports\.|\brequire\(/.test(module)) this.error("React is not written as this expects.");
      return { code: module, map: null };
    },
  },
};

/** A file that sets properties of `exports`, each at the start of a line, and requires others in one statement. */
function commonJsToModule(code: string): string {
  const imports: string[] = [];
  const times = new Map<string, number>();
  for (const [, name = ""] of code.matchAll(/\bexports\.(\w+)\s*=[^=]/g))
    times.set(name, (times.get(name) ?? 0) + 1);
  const constants = new Set<string>();
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (statement) => {
      for (const [, name, from] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
        imports.push(`import * as ${name} from "${from}";`);
      return "";
    })
    .replace(/^exports\.(\w+)(?=\s*=)/gm, (target, name) => {
      if (times.get(name) !== 1) return target;
      constants.add(name);
      return `const ${target}`;
    })
    .replace(/\bexports\.(\w+)/g, "$$exported_$1");
  const names = [...times.keys()];
  const changing = names.filter((name) => !constants.has(name)).map((name) => `let $exported_${name};`);
  const exported = names.map((name) => `$exported_${name} as ${name}`);
  return [...imports, ...changing, body, `export { ${exported.join(", ")} };`].join("\n");
}

/**
 * The router's components tell the tools of developers their names, it watches itself for whoever asks, warns in the console
 * of what tests would find, and serves sites of one page without a server. Without all that, what nobody uses falls away.
 */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[\w.]+";$/gm, "")
        .replace(/(?<== )React\$1\.(?:createContext|forwardRef)\(/g, "/* @__PURE__ */ $&")
        .replace(/^function warning\(/m, "/* @__NO_SIDE_EFFECTS__ */ $&")
        .replace(
          /\binit\.instrumentations\b|(?<== )consumeInstrumentation\w+\(router\)|\bopts\?\.instrumentationNavigateMetaReceiver\b/g,
          "undefined",
        )
        .replace(/\bssrInfo\.context\.isSpaMode\b|(?<=if \()isSpaMode(?=\))|\bisSpaMode(?= &&)/g, "false"),
      map: null,
    }),
  },
};

/** What a chunk that comes later needs is asked for with it: vite's own way has room for browsers of before. */
export const plainPreloading: Plugin = {
  name: "plain-preloading",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export function __vitePreload(load, files = []) {
        for (const file of files) {
          const link = document.createElement("link");
          link.rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
          link.href = "/" + file;
          document.head.append(link);
        }
        return load();
      }`,
      map: null,
    }),
  },
};
