import type { Backend } from "#app/backend/backend.types.ts";

const shared = globalThis as Record<symbol, unknown>;
/** As in backend.server.ts. */
const key = Symbol.for("ubunifu.backend");

/** Null lets getBackend() open its own again. */
export function setProcessBackend(backend: Backend | null): void {
  if (backend) shared[key] = Promise.resolve(backend);
  else delete shared[key];
}

export function pretendProject(fetch: Backend["fetch"]): void {
  setProcessBackend({
    url: "https://project.example",
    publishableKey: "publishable",
    secretKey: "secret",
    problem: async () => null,
    close: async () => {},
    fetch,
  });
}
