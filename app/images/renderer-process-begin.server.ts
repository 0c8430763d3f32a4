import { isMainThread } from "node:worker_threads";

// Signals are for the server, which finishes what it has begun.
if (isMainThread) for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// A static import would run first in the built file.
await (isMainThread ? import("./renderer-process.server.ts") : import("./renderer-watch.server.ts"));
