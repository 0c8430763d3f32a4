/** Plugins of the build that leave out of the browser's scripts what no page uses. */
import type { Plugin } from "vite";

/** How often a global pattern is in a library, and what is written in its place. */
type Cut = [times: number, found: RegExp, instead: string];

/**
 * Cuts a library's code: what is found is written so that it means the same for what this site is made of, and the
 * bundler leaves out the rest.
 */
class Cutter {
  readonly #cuts: Cut[];
  readonly #times = new Map<RegExp, number>();

  constructor(cuts: Cut[]) {
    this.#cuts = cuts;
  }

  cut(code: string): string {
    return this.#cuts.reduce((text, [, found, instead]) => {
      const times = text.match(found)?.length ?? 0;
      this.#times.set(found, (this.#times.get(found) ?? 0) + times);
      return text.replace(found, instead);
    }, code);
  }

  /** @throws Error that names what was found more or less often: a new version of the library is written otherwise. */
  assertAllFound() {
    const others = this.#cuts.filter(([times, found]) => this.#times.get(found) !== times);
    const named = others.map(([times, found]) => `${found} ${this.#times.get(found)} times, not ${times}`);
    if (named.length > 0) throw new Error(`lean-scripts.ts: found ${named.join("; ")}`);
  }
}

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

/** What React does for components that nothing here is made of (it numbers them), and for its developers. */
const react = new Cutter([
  // Nobody can import what is cut below.
  [3, /^exports\.(?:Activity|Profiler|ViewTransition) = \w+;$/gm, ""],
  [47, /^ *case (?:12|19|21|30|31):\n/gm, ""],
  [18, /\b(?:12|19|21|30|31) === [\w.]+\.tag\b/g, "false"],
  [1, /\bshouldStartViewTransition(?=\s+\?)/g, "false"],
  [4, /\binjectedHook(?= &&)/g, "false"],
  // The way to a component that failed, which only a developer's build can read.
  [2, /(?<!function )\bgetStackByFiberInDevAndProd\(\w+\)/g, '""'],
  // What asks for files before an element does, and the ways to it.
  [1, /^ {2}D: prefetchDNS,[^}]*/gm, ""],
  [6, /^exports\.(?:preconnect|prefetchDNS|pre(?:init|load)(?:Module)?) = function[\s\S]*?^};$/gm, ""],
]);

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
        : commonJsToModule(react.cut(code));
      if (/\bexports\.|\brequire\(/.test(module)) this.error("React is not written as this expects.");
      return { code: module, map: null };
    },
  },
  buildEnd(error) {
    if (!error) react.assertAllFound();
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

/** What the router's code says of what this site has not, in the browser: each with what is true instead. */
const router = new Cutter([
  // Names for the tools of developers, and what else keeps the components that nobody uses.
  [19, /^\w+\.displayName = "[\w.]+";$/gm, ""],
  [20, /(?<== )React\$1\.(?:createContext|forwardRef)\(/g, "/* @__PURE__ */ $&"],
  // Warnings in the console of what tests would find.
  [2, /^function warn(?:ing|Once)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&"],
  // It watches itself for whoever asks.
  [
    7,
    /\binit\.instrumentations\b|(?<== )consumeInstrumentation\w+\(router\)|\bopts\?\.instrumentationNavigateMetaReceiver\b/g,
    "undefined",
  ],
  // A site of one page without a server.
  [12, /\bssrInfo\.context\.isSpaMode\b|(?<=if \()isSpaMode(?=\))|\bisSpaMode(?= &&)/g, "false"],
  // Server components.
  [5, /(?<== )useIsRSCRouterContext\(\)|(?<=if \()this\.context(?=\)| &&)/g, "false"],
  // Links that fetch the page they lead to before somebody follows them.
  [1, /(?<== )usePrefetchBehavior\(prefetch, rest\)/g, "[]"],
  [2, /\bshouldPrefetch && !isAbsolute\b|(?<=\) => )isPageLinkDescriptor\(link\)(?= \?)/g, "false"],
  // Fetchers, and what stands in the way of a navigation.
  [
    8,
    /^\t\t(?:fetch|(?:get|reset)Fetcher|deleteFetcher: queueFetcherForDeletion|(?:get|delete)Blocker|_internalSetRoutes),\n/gm,
    "",
  ],
  [1, /\boptions\.navigate === false\b/g, "false"],
  [2, /(?<=let blockerKey = )shouldBlockNavigation\(\{[^}]*\}\)/g, "undefined"],
  // Updates that wait for each other, or for a transition of the browser.
  [1, /!viewTransitionOpts \|\| !isViewTransitionAvailable\b/g, "true"],
  [
    6,
    /\breactDomFlushSyncImpl && flushSync\b|(?<=if \()(?:!?vtContext\.isTransitioning|renderDfd && pendingState)(?= &&)/g,
    "false",
  ],
  // A greeting to developers on the page of an error that no page of ours caught.
  [2, /(?<=let heyDeveloper = )[^`]*`[^`]*` \}\s+\}\)(?=;)/g, "null"],
  // Pages that a server renders, and what one that is developed adds.
  [1, /(?<== )!isStatic(?= \?)/g, "true"],
  [5, /(?<== )staticContext(?= \?)|typeof (?:criticalCss|manifest\.sri) === "\w+"(?= \?)/g, "false"],
]);

/** The router without what others use it for: what nobody needs then falls away. */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({ code: router.cut(code), map: null }),
  },
  buildEnd(error) {
    if (!error) router.assertAllFound();
  },
};

/**
 * What a chunk that comes later needs is fetched before it is imported: where an import has failed once, Chrome does not
 * try it again. Vite's own way has room for browsers of before.
 */
export const plainPreloading: Plugin = {
  name: "plain-preloading",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export async function __vitePreload(load, files = []) {
        await Promise.all(files.map(async (file) => {
          const href = "/" + file;
          if (document.querySelector(\`link[href="\${href}"]\`)) return;
          await (await fetch(href)).text();
          const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
          document.head.append(Object.assign(document.createElement("link"), { rel, href }));
        }));
        return load();
      }`,
      map: null,
    }),
  },
};
