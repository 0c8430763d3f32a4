import type { Backend } from "#app/backend/backend.types.ts";

const shared = globalThis as Record<symbol, unknown>;
/** Where getBackend() keeps the backend of its process. */
const key = Symbol.for("ubunifu.backend");

/** Makes `backend` the one that getBackend() gives in this process; with null it opens its own again. */
export function setProcessBackend(backend: Backend | null): void {
  if (backend) shared[key] = Promise.resolve(backend);
  else delete shared[key];
}

/** Makes a hosted project that answers with `fetch` the one of this process. */
export function pretendProject(fetch: Backend["fetch"]): void {
  setProcessBackend({
    url: "https://project.example",
    publishableKey: "publishable",
    secretKey: "secret",
    ready: async () => true,
    close: async () => {},
    fetch,
  });
}
