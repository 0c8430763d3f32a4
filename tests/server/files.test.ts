import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkImage } from "#app/pictures/image.server.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import { removeImage, storeImage } from "#app/pictures/storage.server.ts";
import { loader } from "#app/routes/files.$bucket.$.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const member = await database.member();
const image = await checkImage(drawing("mark.svg", "<!-- note -->"), "someone");

/** What the route answers to a GET of `address`. */
async function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(address, "http://localhost:3000");
  const [, , bucket = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
  const args = { request: new Request(url, { headers }), url, params: { bucket, "*": rest.join("/") } };
  return loader(args as unknown as Parameters<typeof loader>[0]);
}

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

  test("gives a download the title as its name", async () => {
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

describe("a stored picture", () => {
  test("is sent as wide as its place, as WebP, and in no other widths; a light drawing as it is", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red", noise } })
      .jpeg()
      .toBuffer();
    const file = new File([new Uint8Array(photo)], "stage.jpg");
    const address = await storeImage(member.supabase, "images", member.id, await checkImage(file, "someone"));
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
      await checkImage(new File([heavy], "heavy.svg"), "someone"),
    );
    expect(await widthOf(await get(`${heavyMark}?w=320`))).toBe("image/webp webp 320");
    expect((await get(heavyMark)).headers.get("Content-Type")).toContain("image/svg+xml");

    await removeImage(member.supabase, address);
    expect((await get(`${address}?w=320`)).status).toBe(404);
  });

  test("F16 that is a drawing dear to draw shows as pixels everywhere, and is downloaded as it is", async () => {
    const dear = drawing("dear.svg", "<style>@media screen{a{fill:red}}</style><g stroke-dasharray='1'/>");
    const clean = await checkImage(dear, "someone");
    expect((await sharp(clean.preview ?? "").metadata()).format).toBe("webp");
    const address = await storeImage(member.supabase, "logos", member.id, clean);
    for (const shown of [address, `${address}?w=160`, `${address}?w=640`])
      expect((await get(shown)).headers.get("Content-Type")).toBe("image/webp");
    const file = await get(`${address}?download=Dear`);
    expect(file.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await file.text()).toContain("stroke-dasharray");
    const [item] = await inlinePictures([{ image_url: address }]);
    expect(item?.picture).toBe(address);
  });
});
