import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { entityTag } from "#app/lib/etag.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.ts";

/** `headers` is a flat list of names and values, the fastest form for node:http. */
type KeptBody = { bytes: Buffer; headers: string[] };

export type KeptPage = {
  html: Buffer;
  etag: string;
  headers: Record<string, string>;
  bodies: Map<Encoding, KeptBody | Promise<KeptBody>>;
  version: string;
  madeAt: number;
};

/** The right to make a page; must be ended, whether it kept one or not. */
export type Turn = {
  keep: (html: Buffer, headers: KeptPage["headers"]) => KeptPage;
  end: () => void;
  page?: never;
};

type Found = { page: KeptPage } | Turn | null;

/** In milliseconds: the greatest age of a page (an event may have begun), and how long a version is believed. */
const oldest = 60_000;
const believed = 1_000;
/** Bytes of HTML; compressed bodies add about half. */
const mostKept = 32 * 1024 * 1024;

/** Finished pages for signed-out visitors until published content changes. `now` must be monotonic, in milliseconds. */
export function pageCache(readVersion: () => Promise<string>, now = () => performance.now()) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostKept,
    sizeCalculation: ({ html }) => html.byteLength,
  });
  const beingMade = new Map<string, Promise<void>>();
  let changes = 0;
  let known: { version: string | null; changes: number; at: number } | null = null;
  let reading: Promise<string | null> | null = null;

  const believedVersion = (written: number) =>
    known && known.changes >= written && now() - known.at < believed ? known : null;

  async function currentVersion(): Promise<string | null> {
    const written = changes;
    for (;;) {
      const current = believedVersion(written);
      if (current) return current.version;
      reading ??= readAgain().finally(() => {
        reading = null;
      });
      await reading;
    }
  }

  async function readAgain(): Promise<string | null> {
    // A write during the read counts as not yet seen.
    const before = changes;
    const version = await readVersion().catch(() => null);
    known = { version, changes: before, at: now() };
    return version;
  }

  function turn(key: string, version: string): Turn {
    const { promise, resolve } = Promise.withResolvers<void>();
    beingMade.set(key, promise);
    return {
      keep(html, headers) {
        const etag = entityTag(html);
        const before = pages.get(key);
        const bodies = before?.etag === etag ? before.bodies : new Map();
        const page = { html, etag, headers, bodies, version, madeAt: now() };
        pages.set(key, page);
        return page;
      },
      end() {
        if (beingMade.get(key) === promise) beingMade.delete(key);
        resolve();
      },
    };
  }

  function standing(key: string, version: string): KeptPage | null {
    const page = pages.get(key);
    return page && page.version === version && now() - page.madeAt < oldest ? page : null;
  }

  async function findOrMake(key: string): Promise<Found> {
    for (let waited = false; ; waited = true) {
      const version = await currentVersion();
      if (version === null) return null;
      const page = standing(key, version);
      if (page) return { page };
      const other = beingMade.get(key);
      if (other && !waited) await other;
      else return turn(key, version);
    }
  }

  return {
    /** The page at once if it is current, else the turn to make it, which others wait for once; null without a version. */
    find(key: string): Found | Promise<Found> {
      const version = believedVersion(changes)?.version;
      const page = version && standing(key, version);
      return page ? { page } : findOrMake(key);
    },
    /** Call after every request that may have written. */
    contentMayHaveChanged(): void {
      changes += 1;
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;

/** All that a page depends on; null for requests that are personal or may write: they get and leave no kept page. */
export function pageKey({ method, url = "", headers }: IncomingMessage): string | null {
  if (method !== "GET" || headers.authorization || !/^[\w.:[\]-]+$/.test(headers.host ?? "")) return null;
  const chosen: Record<string, string> = {};
  for (const cookie of headers.cookie?.split(";") ?? []) {
    const [name = "", ...value] = cookie.trim().split("=");
    // Which of two cookies of one name counts is not for the key to say.
    if ((name !== "theme" && name !== "lite") || chosen[name] !== undefined) return null;
    chosen[name] = value.join("=");
  }
  return [url, chosen.theme, chosen.lite, headers["save-data"]].join("\n");
}

/** In the best accepted encoding: little effort at first, all of it later. */
export function bodyOf(page: KeptPage, accepted: string | undefined): KeptBody | Promise<KeptBody> {
  const encoding = chooseEncoding(accepted);
  const kept = page.bodies.get(encoding);
  if (kept) return kept;
  const body = encode(page, encoding, 4).then((encoded) => {
    page.bodies.set(encoding, encoded);
    if (encoding) compressHarder(page, encoding);
    return encoded;
  });
  page.bodies.set(encoding, body);
  return body;
}

async function encode(
  { html, headers, etag }: KeptPage,
  encoding: Encoding,
  effort: 4 | 11,
): Promise<KeptBody> {
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
const mostWaiting = 30;

function compressHarder(page: KeptPage, encoding: Exclude<Encoding, null>): void {
  if (waiting >= mostWaiting) return;
  waiting += 1;
  harder = harder.then(async () => {
    const body = await encode(page, encoding, 11);
    page.bodies.set(encoding, body);
    waiting -= 1;
  });
}
