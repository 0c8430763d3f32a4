import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#app/words/languages.ts";

/** `address` is what limits and turns go by; `left` is aborted once nobody waits for the answer; `language` is the page's. */
export type Visitor = { address: string; left?: AbortSignal; language?: Language };

const current = new AsyncLocalStorage<Visitor>();

export const serveVisitor = <Result>(visitor: Visitor, work: () => Result): Result =>
  current.run(visitor, work);

/** For whom something is done now; nobody has left where it is done for no request. */
export const visitor = (): Visitor => current.getStore() ?? { address: "" };

/** English where something is done for no request. */
export const pageLanguage = (): Language => visitor().language ?? "en";

/** Goes on when the visitor has left: others will see it, too. */
export const forEverybody = <Result>(work: () => Result): Result =>
  serveVisitor({ address: visitor().address }, work);
