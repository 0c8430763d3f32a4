// Signals are for the server, which finishes what it has begun.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// A static import would run first in the built file.
await import("./renderer-process.server.ts");
