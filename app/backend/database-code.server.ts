import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

/**
 * The number of Postgres's evaluator of expressions (ExecInterpExpr) in the WebAssembly of the PGlite that is pinned.
 * V8's optimizing compiler takes 600 MB to compile it, and less than 50 MB for any other function; seen with
 * `node --trace-wasm-compilation-times`. With the number of another function nothing breaks, and nothing is saved.
 */
const evaluator = 2196;

/** V8's option to optimize no WebAssembly. A process that ends soon, as those of tests do, starts in half the time with it. */
export const unoptimized = "--liftoff-only";

let compiled: WebAssembly.Module | undefined;

/**
 * The database's program, compiled once for all databases of this process. Left alone, V8 would optimize the
 * evaluator in the middle of the start, on top of all that the process has loaded by then, which is too much for a
 * machine of 1 GB. Here it does so first, while there is room.
 */
export function databaseCode(): WebAssembly.Module {
  if (compiled) return compiled;
  const code = readFileSync(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite")));
  if (!process.execArgv.includes(unoptimized))
    setFlagsFromString(`--wasm-eager-tier-up-function=${evaluator}`);
  try {
    compiled = new WebAssembly.Module(code);
  } finally {
    setFlagsFromString("--wasm-eager-tier-up-function=-1");
  }
  return compiled;
}
