import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#app/backend/database.types.ts";
import type { CleanImage } from "./image.server.ts";

// The settings are read once, at the first import: everything that reads them is imported after this.
const dataFolder = await mkdtemp(join(tmpdir(), "ubunifu-files-"));
Object.assign(process.env, { DATA_DIR: dataFolder, LOG_LEVEL: "silent", SITE_URL: "http://localhost:3000" });
const { closeBackend, getBackend } = await import("#app/backend/backend.server.ts");
const { anonymousClient } = await import("#app/backend/clients.server.ts");
const draft = await import("#app/submissions/draft.server.ts");
const filesRoute = await import("#app/routes/files.$bucket.$.ts");
const draftFileRoute = await import("#app/routes/draft-file.ts");
const { checkImage } = await import("./image.server.ts");
const { readImage, removeImage, storeImage } = await import("./storage.server.ts");
const { drawRendition, pictureFacts, renditionBytes, renditionsOf } = await import("./rendition.server.ts");
const { inlinePictures, marksOf } = await import("./inline-pictures.server.ts");
const { parseFileAddress } = await import("./address.ts");
const { RouterContextProvider } = await import("react-router");

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><!-- note --><path d="M0 0h4v4z"/></svg>';
const hostile = drawing.replace("<path", "<script>alert(1)</script><path");
let member: { id: string; supabase: SupabaseClient<Database> };
let image: CleanImage;

beforeAll(async () => {
  const backend = await getBackend();
  const supabase = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  const { data } = await supabase.auth.signUp({ email: "ada@example.com", password: "secret12" });
  member = { id: data.user?.id ?? "", supabase };
  image = await checkImage(new File([drawing], "mark.svg"));
});

afterAll(async () => {
  await closeBackend();
  await rm(dataFolder, { recursive: true, force: true });
});

/** What the route answers to a GET of `address`. */
async function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(address, "http://localhost:3000");
  const [, , bucket = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
  const args = { request: new Request(url, { headers }), url, params: { bucket, "*": rest.join("/") } };
  return filesRoute.loader(args as unknown as Parameters<typeof filesRoute.loader>[0]);
}

describe("a stored image", () => {
  test("F12 lies in the member's folder under a random name, and is read back", async () => {
    const first = await storeImage(member.supabase, "logos", member.id, image);
    const second = await storeImage(member.supabase, "images", member.id, image);
    expect(parseFileAddress(first)).toMatchObject({ bucket: "logos", extension: "svg" });
    expect(first.startsWith(`/files/logos/${member.id}/`)).toBe(true);
    expect(parseFileAddress(second)?.name).not.toBe(parseFileAddress(first)?.name);
    const file = parseFileAddress(first);
    expect(Buffer.from((file && (await readImage(file))) ?? new ArrayBuffer(0))).toEqual(
      Buffer.from(image.bytes),
    );
  });

  test("F14 is gone after it was taken back, and taking back anything else does no harm", async () => {
    const address = await storeImage(member.supabase, "logos", member.id, image);
    await removeImage(member.supabase, address);
    expect((await get(address)).status).toBe(404);
    await removeImage(member.supabase, address);
    await removeImage(member.supabase, "https://example.com/logo.svg");
    await removeImage(member.supabase, null);
  });

  test("cannot be stored in another's folder, nor by a visitor; the person is told that it failed", async () => {
    const other = "11111111-1111-4111-8111-111111111111";
    const failure = { name: "ImageRefused", status: 503, message: "Failed to upload image" };
    await expect(storeImage(member.supabase, "logos", other, image)).rejects.toMatchObject(failure);
    await expect(storeImage(await anonymousClient(), "logos", member.id, image)).rejects.toMatchObject(
      failure,
    );
  });
});

describe("F13 the address of a stored image", () => {
  test("sends it inert, for good, with its length", async () => {
    const address = await storeImage(member.supabase, "logos", member.id, image);
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-length": String(image.bytes.byteLength),
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.headers.has("content-disposition")).toBe(false);
    expect(await answer.text()).not.toContain("note");

    const again = await get(address, { "If-None-Match": `"other", W/${answer.headers.get("etag")}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("X8 gives a download the title as its name", async () => {
    const address = await storeImage(member.supabase, "logos", member.id, image);
    const answer = await get(`${address}?download=${encodeURIComponent('Safari "Park"\r\n ✊')}`);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Safari_Park__+\.svg"; filename\*=UTF-8''/,
    );
  });

  test.each([
    "/files/logos/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000000.svg",
    "/files/logos/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000000.html",
    "/files/secrets/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000000.svg",
    "/files/logos/..%2f..%2f..%2fetc%2fpasswd",
    "/files/logos/a%00b.svg",
    `/files/logos/${"a".repeat(300)}.svg`,
    "/files/logos/",
  ])("%s: 404", async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe("a kept form", () => {
  const fields = { title: "Café", tags: ["a", "b"] };
  const fileOf = (text: string) => new File([text], "mark.svg", { type: "image/svg+xml" });
  const cookie = (token: string) =>
    new Request("http://localhost/", { headers: { Cookie: `a=1; draft=${token}; b=2` } });

  async function preview(token: string): Promise<Response> {
    const context = new RouterContextProvider();
    const args = { request: cookie(token), url: new URL("http://localhost/draft-file?kind=logo"), context };
    return draftFileRoute.loader(args as unknown as Parameters<typeof draftFileRoute.loader>[0]);
  }

  test("comes back with its file, which stays until it is replaced or taken out", async () => {
    const token = draft.newDraftToken();
    const save = (file: File | null, keepFile: boolean) =>
      draft.saveDraft(token, { kind: "logo", fields, file, keepFile });

    await save(fileOf(drawing), false);
    const kept = await draft.loadDraft(token);
    expect(kept).toMatchObject({ kind: "logo", fields, file: { name: "mark.svg", type: "image/svg+xml" } });
    expect(Buffer.from(kept?.file?.bytes ?? []).toString()).toBe(drawing);

    await save(null, true);
    expect((await draft.loadDraft(token))?.file?.size).toBe(drawing.length);
    await save(null, false);
    expect((await draft.loadDraft(token))?.file).toBeNull();
    await draft.discardDraft(token);
    expect(await draft.loadDraft(token)).toBeNull();
  });

  test("is nobody else's, and a file that is too large is not kept", async () => {
    const visitor = await anonymousClient();
    const token = draft.newDraftToken();
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "large.png");
    await draft.saveDraft(token, { kind: "event", fields, file: large, keepFile: false });
    expect(await draft.loadDraft(token)).toEqual({ kind: "event", fields, file: null });
    expect(await draft.loadDraft(draft.newDraftToken())).toBeNull();
    expect(await draft.loadDraft(null)).toBeNull();
    const { data } = await visitor.from("submission_drafts").select();
    expect(data ?? []).toEqual([]);
  });

  test("shows its picture again, written anew and inert; a hostile one never", async () => {
    const token = draft.newDraftToken();
    const key = draft.draftKey(token, "logo");
    await draft.saveDraft(key, { kind: "logo", fields, file: fileOf(drawing), keepFile: false });
    const shown = await preview(token);
    expect(await shown.text()).toBe(Buffer.from(image.bytes).toString());
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(shown.headers.get("cache-control")).toContain("no-store");

    await draft.saveDraft(key, { kind: "logo", fields, file: fileOf(hostile), keepFile: false });
    expect((await preview(token)).status).toBe(404);
    expect((await preview(draft.newDraftToken())).status).toBe(404);
  });

  test("its token travels in a cookie that scripts and other sites do not get", async () => {
    const token = draft.newDraftToken();
    expect(draft.draftCookie(token)).toBe(`draft=${token}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`);
    expect((await draft.forgetDrafts(cookie(token)))["Set-Cookie"]).toContain("Max-Age=0");
    expect(draft.draftToken(cookie(token))).toBe(token);
    expect(draft.draftToken(cookie("short"))).toBeNull();
    expect(draft.draftToken(cookie(`${token}'--`))).toBeNull();
  });

  test("keeps text only, without the form's own controls", () => {
    const form = new FormData();
    form.append("title", "a");
    form.append("tags", "x");
    form.append("tags", "y");
    form.append("image", fileOf(drawing));
    form.append("__intent__", "submit");
    expect(draft.draftFields(form)).toEqual({ title: "a", tags: ["x", "y"] });
  });
});

test("a small drawing comes inside a page, read once for pages that are made at the same time", async () => {
  const address = await storeImage(member.supabase, "logos", member.id, image);
  const calls = vi.spyOn(await getBackend(), "fetch");
  const pages = await Promise.all([1, 2, 3].map(() => inlinePictures([{ image_url: address }])));
  expect(calls).toHaveBeenCalledTimes(1);
  calls.mockRestore();
  for (const [item] of pages) expect(item?.picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test("pictures of every kind are measured, once; what lies elsewhere is not asked for", async () => {
  const pixels = await sharp({ create: { width: 40, height: 20, channels: 3, background: "navy" } })
    .png()
    .toBuffer();
  const png = await checkImage(new File([new Uint8Array(pixels)], "mark.png"));
  const address = await storeImage(member.supabase, "logos", member.id, png);
  const gone = address.replace(/[^/]*$/, `${randomUUID()}.png`);
  const addresses = [address, address, "https://elsewhere.example/mark.png", gone, null];
  const calls = vi.spyOn(await getBackend(), "fetch");
  const elsewhere = vi.spyOn(globalThis, "fetch");
  const [mark, again, ...others] = await marksOf(addresses);
  expect(mark).toMatchObject({ width: 40, height: 20, isWhite: false });
  expect(again).toBe(mark);
  expect(others).toEqual([null, null, null]);
  await marksOf(addresses);
  expect(calls).toHaveBeenCalledTimes(2);
  expect(elsewhere).not.toHaveBeenCalled();
  calls.mockRestore();
  elsewhere.mockRestore();
});

describe("a stored picture", () => {
  test("is sent as wide as its place, as WebP, and in no other widths; a light drawing as it is", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red", noise } })
      .jpeg()
      .toBuffer();
    const file = new File([new Uint8Array(photo)], "stage.jpg");
    const address = await storeImage(member.supabase, "images", member.id, await checkImage(file));
    const widthOf = async (answer: Response) => {
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
      return `${answer.headers.get("Content-Type")} ${format} ${width}`;
    };
    const small = await get(`${address}?w=320`);
    expect(small.headers.get("Cache-Control")).toContain("immutable");
    const tag = small.headers.get("ETag") ?? "";
    expect(await widthOf(small)).toBe("image/webp webp 320");
    expect((await get(`${address}?w=320`, { "If-None-Match": tag })).status).toBe(304);
    expect((await get(address, { "If-None-Match": tag })).status).toBe(200);
    expect(await widthOf(await get(`${address}?w=1280`))).toBe("image/webp webp 900");
    for (const other of ["?w=321", "?w=-1", "?w=1e9", "?w=", "?w=320&download=stage"])
      expect([other, await widthOf(await get(`${address}${other}`))]).toEqual([other, "image/jpeg jpeg 900"]);
    const mark = await storeImage(member.supabase, "logos", member.id, image);
    expect((await get(`${mark}?w=320`)).headers.get("Content-Type")).toContain("image/svg+xml");
    const lines = Array.from({ length: 4_000 }, (_, n) => `M${n % 97} ${n % 89}l${n % 13} ${n % 7}`).join("");
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path stroke="#111" d="${lines}"/></svg>`;
    const heavyMark = await storeImage(
      member.supabase,
      "logos",
      member.id,
      await checkImage(new File([heavy], "heavy.svg")),
    );
    expect(await widthOf(await get(`${heavyMark}?w=320`))).toBe("image/webp webp 320");
    expect((await get(heavyMark)).headers.get("Content-Type")).toContain("image/svg+xml");

    await removeImage(member.supabase, address);
    expect((await get(`${address}?w=320`)).status).toBe(404);
  });
});

describe("a stored image in another format", () => {
  const stored = async (file: File) => {
    const address = await storeImage(member.supabase, "logos", member.id, await checkImage(file));
    return parseFileAddress(address) as NonNullable<ReturnType<typeof parseFileAddress>>;
  };
  const sizes = (facts: { width: number; height: number }, isDrawing: boolean) =>
    renditionsOf(facts, isDrawing).map(({ format, width, height }) => `${format} ${width}x${height}`);

  test("a drawing comes in every size, pixels are never made larger", () => {
    expect(sizes({ width: 40, height: 30 }, true)).toEqual([
      "png 256x192",
      "png 512x384",
      "png 1024x768",
      "webp 1024x768",
    ]);
    expect(sizes({ width: 300, height: 600 }, false)).toEqual(["png 128x256", "png 256x512", "webp 300x600"]);
    expect(sizes({ width: 90, height: 40 }, false)).toEqual(["webp 90x40"]);
    expect(sizes({ width: 1, height: 9000 }, true)[0]).toBe("png 1x256");
  });

  test("is drawn once, sharp, and without what nobody sees", async () => {
    const file = await stored(
      new File(
        ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h4v4H0z"/></svg>'],
        "a.svg",
      ),
    );
    const facts = await pictureFacts(file);
    expect(facts).toMatchObject({ width: 8, height: 4 });
    const [, half, , webp] = renditionsOf(facts ?? { width: 1, height: 1 }, true);
    if (!half || !webp) throw new Error("sizes are missing");
    expect(renditionBytes(file, half)).toBeNull();

    const [bytes, again] = await Promise.all([drawRendition(file, half), drawRendition(file, half)]);
    expect(again).toBe(bytes);
    expect(renditionBytes(file, half)).toBe(bytes?.byteLength);
    const { data, info } = await sharp(bytes ?? "")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 256, channels: 4 });
    const opacity = (x: number) => data[(128 * 512 + x) * 4 + 3];
    // The edge of the drawing lies in the middle: it was drawn at this size, not enlarged.
    expect([opacity(0), opacity(254), opacity(257), opacity(511)]).toEqual([255, 255, 0, 0]);
    expect(await sharp((await drawRendition(file, webp)) ?? "").metadata()).toMatchObject({
      format: "webp",
      width: 1024,
      height: 512,
    });
  });

  test("is not there when the file is not; many at once are told to wait", async () => {
    const file = await stored(new File([drawing], "b.svg"));
    const gone = {
      ...file,
      path: file.path.replace(/[^/]+\.svg/, "11111111-1111-4111-8111-111111111111.svg"),
    };
    expect(await pictureFacts(gone)).toBeNull();
    expect(await drawRendition(gone, { format: "png", width: 256, height: 256 })).toBeNull();
    const crowd = Array.from({ length: 20 }, (_, width) =>
      drawRendition(file, { format: "png", width: width + 1, height: 1 }),
    );
    const answers = await Promise.allSettled(crowd);
    expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(8);
    expect(await drawRendition(file, { format: "png", width: 256, height: 256 })).not.toBeNull();
  });
});
