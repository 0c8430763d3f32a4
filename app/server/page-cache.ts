import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { entityTag } from "#app/lib/etag.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.ts";

/** `headers` is a flat list of names and values, the fastest form for node:http. */
type CachedBody = { bytes: Buffer; headers: string[] };

export type CachedPage = {
  html: Buffer;
  etag: string;
  headers: Record<string, string>;
  bodies: Map<Encoding, CachedBody | Promise<CachedBody>>;
  version: string | null;
  madeAt: number;
  /** When it was last known to show what is published. */
  soundAt: number;
};

/** The right to make a page; must be ended, whether it kept one or not. */
export type PageLock = {
  keep: (html: Buffer, headers: CachedPage["headers"]) => CachedPage;
  end: () => void;
  page?: never;
};

type Found = { page: CachedPage } | PageLock;

/** What others wait for: all of it where they must, else a while. */
type Work = { done: Promise<void>; orTimeout: Promise<unknown> };
const late = Symbol("late");

/** In milliseconds: the greatest age of a page (an event may have begun), and how long a version is believed. */
const maxAgeMs = 60_000;
const trustedForMs = 1_000;
/** How long a page is shown that may be outdated: while the database answers, and while it does not. */
const staleForMs = { usual: maxAgeMs, inFailure: 600_000 };
/** How long a visitor waits instead: where most likely nothing has changed, and where something has. */
const usualTimeoutsMs = { alike: 50, changed: 1_000 };
/** Bytes of HTML and keys; compressed bodies add about half. */
const maxKept = 32 * 1024 * 1024;

type Options = {
  /** Monotonic, in milliseconds. */
  now?: () => number;
  timeoutsMs?: typeof usualTimeoutsMs;
  /** Told once, when the version could be read no longer. */
  failed?: (error: unknown) => void;
};

/** Finished pages for signed-out visitors until published content changes. */
export function pageCache(
  readVersion: () => Promise<string>,
  { now = () => performance.now(), timeoutsMs = usualTimeoutsMs, failed }: Options = {},
) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxKept,
    sizeCalculation: ({ html }, key) => html.byteLength + key.length,
  });
  const beingMade = new Map<string, Work & { version: string | null }>();
  let changes = 0;
  let known: { version: string | null; changes: number; askedAt: number; at: number } | null = null;
  let reading: Work | null = null;

  const trustedVersion = (written: number) =>
    known && known.changes >= written && now() - known.at < trustedForMs ? known : null;

  async function readAgain(): Promise<void> {
    // A write during the read counts as not yet seen.
    const [before, askedAt] = [changes, now()];
    const version = await readVersion().catch((error: unknown) => {
      if (known?.version !== null) failed?.(error);
      return null;
    });
    known = { version, changes: before, askedAt, at: now() };
    reading = null;
  }

  function work(done: Promise<void>, timeoutMs: number): Work {
    return { done, orTimeout: Promise.race([done, wait(timeoutMs, late, { ref: false })]) };
  }

  async function pageInstead({ done, orTimeout }: Work, key: string): Promise<CachedPage | null> {
    const page = stale(key);
    return (await (page ? orTimeout : done)) === late ? page : null;
  }

  function lock(key: string, version: string | null): PageLock {
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = now();
    const alike = pages.get(key)?.version === version;
    const making = { ...work(promise, alike ? timeoutsMs.alike : timeoutsMs.changed), version };
    beingMade.set(key, making);
    return {
      keep(html, headers) {
        const etag = entityTag(html);
        const before = pages.get(key);
        const bodies = before?.etag === etag ? before.bodies : new Map();
        const page = { html, etag, headers, bodies, version, madeAt: now(), soundAt: begun };
        pages.set(key, page);
        return page;
      },
      end() {
        if (beingMade.get(key) === making) beingMade.delete(key);
        resolve();
      },
    };
  }

  function stale(key: string): CachedPage | null {
    const page = pages.get(key);
    const limitMs = known?.version === null ? staleForMs.inFailure : staleForMs.usual;
    return page && now() - page.soundAt < limitMs ? page : null;
  }

  function fresh(key: string, { version, askedAt }: NonNullable<typeof known>): CachedPage | null {
    if (version === null) return stale(key);
    const page = pages.get(key);
    if (page?.version !== version || now() - page.madeAt >= maxAgeMs) return null;
    page.soundAt = askedAt;
    return page;
  }

  return {
    current(key: string): CachedPage | null {
      const version = trustedVersion(changes);
      return version && fresh(key, version);
    },
    stale,
    /** The page, else the lock to make it, which others wait for once. */
    async find(key: string): Promise<Found> {
      const written = changes;
      let waitedFor: string | null | undefined;
      for (;;) {
        const version = trustedVersion(written);
        let page = version && fresh(key, version);
        if (page) return { page };
        if (version) {
          const other = beingMade.get(key);
          if (other?.version !== version.version || waitedFor === version.version)
            return lock(key, version.version);
          waitedFor = version.version;
          page = await pageInstead(other, key);
        } else {
          const hasWritten = known !== null && known.changes < changes;
          reading ??= work(readAgain(), hasWritten ? timeoutsMs.changed : timeoutsMs.alike);
          page = await pageInstead(reading, key);
        }
        if (page) return { page };
      }
    },
    /** Call after every request that may have written. */
    contentMayHaveChanged(): void {
      changes += 1;
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;

const keyCookies = new Set(["theme", "lite", "sheet"]);

/** All that a page depends on; null for requests that are personal or may write: they get and leave no kept page. */
export function pageKey({ method, url = "", headers }: IncomingMessage): string | null {
  if (method !== "GET" || headers.authorization) return null;
  const chosen: Record<string, string> = {};
  for (const cookie of headers.cookie?.split(";") ?? []) {
    const [name = "", ...value] = cookie.trim().split("=");
    // Which of two cookies of one name counts is not for the key to say.
    if (!keyCookies.has(name) || chosen[name] !== undefined) return null;
    chosen[name] = value.join("=");
  }
  return [url, chosen.theme, chosen.lite, chosen.sheet, headers["save-data"]].join("\n");
}

/** In the best accepted encoding: little effort at first, all of it later. */
export function bodyOf(page: CachedPage, accepted: string | undefined): CachedBody | Promise<CachedBody> {
  const encoding = chooseEncoding(accepted);
  const kept = page.bodies.get(encoding);
  if (kept) return kept;
  const body = encode(page, encoding, 8).then((encoded) => {
    page.bodies.set(encoding, encoded);
    if (encoding) compressHarder(page, encoding);
    return encoded;
  });
  page.bodies.set(encoding, body);
  return body;
}

async function encode(
  { html, headers, etag }: CachedPage,
  encoding: Encoding,
  effort: 8 | 11,
): Promise<CachedBody> {
  const bytes = encoding ? await compress(html, encoding, effort) : html;
  const all = {
    ...headers,
    etag,
    "server-timing": "cache;desc=hit",
    ...(encoding && { "content-encoding": encoding }),
    "content-length": String(bytes.byteLength),
  };
  return { bytes, headers: Object.entries(all).flat() };
}

/** Full effort takes 100 ms: one page at a time, and none when many wait. */
let harder = Promise.resolve();
let waiting = 0;
const maxWaiting = 30;

function compressHarder(page: CachedPage, encoding: Exclude<Encoding, null>): void {
  if (waiting >= maxWaiting) return;
  waiting += 1;
  harder = harder.then(async () => {
    const body = await encode(page, encoding, 11);
    page.bodies.set(encoding, body);
    waiting -= 1;
  });
}
