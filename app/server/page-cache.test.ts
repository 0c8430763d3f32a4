import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { bodyOf, pageCache, pageKey } from "./page-cache.ts";

let version: string | Error;
let reads: number;
let time: number;
/** What the database waits for before it answers. */
let slow: Promise<void> | null;
let failures: unknown[];
let cache: ReturnType<typeof pageCache>;

beforeEach(() => {
  [version, reads, time, slow, failures] = ["1", 0, 1_000_000, null, []];
  cache = pageCache(
    async () => {
      reads += 1;
      await slow;
      if (version instanceof Error) throw version;
      return version;
    },
    { now: () => time, timeoutsMs: { alike: 5, changed: 20 }, failed: (error) => failures.push(error) },
  );
});

/** Asks for a page, and makes it of `text` where there is none; gives what is seen and whether it was made. */
async function see(key: string, text: string): Promise<[string, "made" | "kept"]> {
  const page = cache.current(key);
  const found = page ? { page } : await cache.find(key);
  if (found.page) return [found.page.html.toString(), "kept"];
  found.keep(Buffer.from(text), {});
  found.end();
  return [text, "made"];
}

describe("a page", () => {
  test("is made once", async () => {
    expect(await see("/", "one")).toEqual(["one", "made"]);
    expect(await see("/", "two")).toEqual(["one", "kept"]);
    expect(await see("/logos", "other")).toEqual(["other", "made"]);
  });

  test("is made by one of those who ask at the same time", async () => {
    const seen = await Promise.all(["one", "two", "three"].map((text) => see("/", text)));
    expect(seen.map(([, how]) => how)).toEqual(["made", "kept", "kept"]);
    expect(new Set(seen.map(([html]) => html)).size).toBe(1);
  });

  test("that cannot be kept is made for each, and nobody waits forever", async () => {
    const first = await cache.find("/");
    const others = ["second", "third"].map(async () => {
      const found = await cache.find("/");
      if (!found.page) found.end();
      return found.page;
    });
    if (!first.page) first.end();
    expect(await Promise.all(others)).toEqual([undefined, undefined]);
  });

  test("is made again when what is published has changed, at once after a write here", async () => {
    await see("/", "before");
    version = "2";
    expect(await see("/", "after")).toEqual(["before", "kept"]);
    cache.contentMayHaveChanged();
    expect(await see("/", "after")).toEqual(["after", "made"]);
  });

  test("is made again a second after a write elsewhere", async () => {
    await see("/", "before");
    version = "2";
    time += 1_000;
    expect(await see("/", "after")).toEqual(["after", "made"]);
  });

  test("is made again after a minute, when an event may have begun", async () => {
    await see("/", "before");
    time += 60_000;
    expect(await see("/", "after")).toEqual(["after", "made"]);
  });

  test("that was begun before a write is not shown after it", async () => {
    const slow = await cache.find("/");
    version = "2";
    cache.contentMayHaveChanged();
    if (!slow.page) {
      slow.keep(Buffer.from("before"), {});
      slow.end();
    }
    expect(await see("/", "after")).toEqual(["after", "made"]);
  });
});

describe("R19 while the database is slow", () => {
  test("a kept page is shown while its version is being read, and the new one soon after", async () => {
    await see("/", "before");
    const answer = Promise.withResolvers<void>();
    [version, slow] = ["2", answer.promise];
    time += 1_000;
    expect(await see("/", "after")).toEqual(["before", "kept"]);
    time += 9_000;
    const seen = await Promise.all(Array.from({ length: 50 }, () => see("/", "after")));
    expect(seen).toEqual(Array.from({ length: 50 }, () => ["before", "kept"]));
    expect(reads).toBe(2);
    answer.resolve();
    await expect.poll(() => see("/", "after")).toEqual(["after", "made"]);
    expect(failures).toEqual([]);
  });

  test("a kept page is shown while another visitor's new one is being made, for up to a minute", async () => {
    await see("/", "before");
    time += 59_000;
    await see("/", "before");
    time += 1_000;
    const lock = await cache.find("/");
    expect(lock.page).toBeUndefined();
    expect(await see("/", "other")).toEqual(["before", "kept"]);
    version = "2";
    time += 58_000;
    expect(cache.stale("/")).not.toBeNull();
    time += 2_000;
    expect(cache.stale("/")).toBeNull();
  });

  test("a page that is not kept has one maker, whose page all others get", async () => {
    const answer = Promise.withResolvers<void>();
    slow = answer.promise;
    const seen = Array.from({ length: 50 }, (_, number) => see("/", `page ${number}`));
    answer.resolve();
    expect((await Promise.all(seen)).filter(([, how]) => how === "made")).toHaveLength(1);
    expect(new Set((await Promise.all(seen)).map(([text]) => text)).size).toBe(1);
  });

  test("it has one maker too where the version changes while it is being made", async () => {
    await see("/", "before");
    version = "2";
    time += 1_000;
    const first = await cache.find("/");
    version = "3";
    cache.contentMayHaveChanged();
    const seen = await Promise.all(Array.from({ length: 50 }, () => see("/", "after")));
    expect(seen.filter(([, how]) => how === "made")).toHaveLength(1);
    if (!first.page) first.end();
  });
});

describe("R19 while the database does not answer", () => {
  const fail = () => {
    version = new Error("gone");
    time += 1_000;
  };

  test("a kept page is shown for ten minutes after it was last known to be current, and no longer", async () => {
    await see("/", "before");
    time += 30_000;
    await see("/", "before");
    fail();
    for (const later of [0, 60_000, 538_000]) {
      time += later;
      expect(await see("/", "now")).toEqual(["before", "kept"]);
    }
    time += 1_000;
    expect(await see("/", "now")).toEqual(["now", "made"]);
  });

  test("it is told once, and again only after the database answered", async () => {
    await see("/", "before");
    const read = async (count: number) => {
      for (let second = 0; second < count; second += 1) {
        time += 1_000;
        await see("/", "now");
      }
    };
    fail();
    await read(5);
    expect(failures).toEqual([version]);
    version = "1";
    await read(1);
    fail();
    await read(5);
    expect(failures).toHaveLength(2);
  });

  test("a page that is not kept has one maker, and is made anew once the version is known", async () => {
    fail();
    const seen = await Promise.all(Array.from({ length: 50 }, () => see("/", "now")));
    expect(seen.filter(([, how]) => how === "made")).toHaveLength(1);
    time += 1_000;
    expect(await see("/", "later")).toEqual(["now", "kept"]);
    version = "1";
    time += 1_000;
    expect(await see("/", "after")).toEqual(["after", "made"]);
  });
});

test("the version is read once a second, however many ask", async () => {
  for (let asked = 0; asked < 50; asked += 1) await see(`/${asked % 5}`, "x");
  expect(reads).toBe(1);
  time += 1_000;
  await Promise.all([see("/1", "x"), see("/2", "x")]);
  expect(reads).toBe(2);
});

describe("the key of a request", () => {
  const keyOf = (headers: IncomingHttpHeaders = {}, url = "/logos", method = "GET") =>
    pageKey({ method, url, headers: { host: "localhost", ...headers } } as IncomingMessage);

  test("is the same where the page is", () => {
    expect(keyOf()).toBe(
      keyOf({ "user-agent": "x", "accept-language": "sw", "x-forwarded-host": "evil.example" }),
    );
    expect(keyOf()).toBe(keyOf({ host: "evil.example" }));
  });

  test.each<[string, IncomingHttpHeaders]>([
    ["a theme", { cookie: "theme=abc" }],
    ["another theme", { cookie: "theme=abd" }],
    ["a theme with a sign in it", { cookie: "theme=abc=d" }],
    ["lite mode", { cookie: "lite=on" }],
    ["no lite mode", { cookie: "lite=off" }],
    ["a browser that saves data", { "save-data": "on" }],
    ["both", { "save-data": "on", cookie: "lite=off" }],
  ])("differs with %s", (_, headers) => {
    const others = [{}, { cookie: "theme=abc" }, { cookie: "lite=on" }, { "save-data": "on" }].map((one) =>
      keyOf(one),
    );
    expect(keyOf(headers)).not.toBeNull();
    expect(others.filter((key) => key === keyOf(headers)).length).toBeLessThanOrEqual(1);
    expect(keyOf(headers)).not.toBe(keyOf());
  });

  test("differs with every sign of the address", () => {
    const addresses = ["/logos", "/logos/", "/logos?", "/logos?a=1&b=2", "/logos?b=2&a=1", "//logos"];
    expect(new Set(addresses.map((url) => keyOf({}, url))).size).toBe(addresses.length);
  });

  test.each<[string, IncomingHttpHeaders]>([
    ["a session", { cookie: "session=abc" }],
    ["a session on https", { cookie: "theme=a; __Host-session.0=abc" }],
    ["a message that waits", { cookie: "toast=abc" }],
    ["a draft", { cookie: "draft=abc" }],
    ["a cookie of anybody else", { cookie: "theme=a; _ga=1" }],
    ["a cookie twice", { cookie: "theme=a; theme=b" }],
    ["a name in other letters", { cookie: "Theme=a" }],
    ["a token", { authorization: "Bearer x" }],
  ])("is none with %s", (_, headers) => {
    expect(keyOf(headers)).toBeNull();
  });

  test.each(["POST", "PUT", "DELETE", "HEAD", "OPTIONS"])("is none for %s", (method) => {
    expect(keyOf({}, "/logos", method)).toBeNull();
  });
});

test("a page is sent in the encoding that is accepted", async () => {
  const html = Buffer.from("<p>Ubunifu</p>".repeat(200));
  const page = { html, etag: "", headers: {}, bodies: new Map(), version: "1", madeAt: 0, soundAt: 0 };
  expect((await bodyOf(page, undefined)).bytes).toEqual(html);
  const { bytes, headers } = await bodyOf(page, "gzip, br");
  expect(brotliDecompressSync(bytes)).toEqual(html);
  expect(headers).toEqual(
    expect.arrayContaining(["content-encoding", "br", "content-length", String(bytes.byteLength)]),
  );
  expect((await bodyOf(page, "gzip")).headers).toContain("gzip");
});
