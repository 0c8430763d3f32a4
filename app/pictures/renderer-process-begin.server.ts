/** Begins the process that draws pictures, which takes a moment to read: no signal ends it meanwhile. */

// They are meant for the server, which finishes what it has begun.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// No import of its own: in the built file those of a module run before it, and so before this.
await import("./renderer-process.server.ts");
