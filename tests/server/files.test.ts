import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { sessionMiddleware } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { checkImage } from "#app/images/image.server.ts";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { removeImage, storeImage } from "#app/images/storage.server.ts";
import { loader as feed } from "#app/routes/$section[.]atom.ts";
import { loader as api } from "#app/routes/api.$kind.$id.ts";
import { loader } from "#app/routes/files.$bucket.$.ts";
import { loader as variant } from "#app/routes/logos.$slug_.$variant[.]svg.ts";
import { loader as rendition } from "#app/routes/logos.$slug_.renditions.$file.ts";
import { loader as first } from "#app/routes/logos.$slug[.]svg.ts";
import { loader as preview } from "#app/routes/previews.$kind.$name[.]png.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";

const database = await testDatabase();
const member = await database.member();
const image = await checkImage(drawing("mark.svg", "<!-- note -->"), "someone");

type Loader = (args: never) => Promise<Response>;

async function ask(load: unknown, address: string, params: object, headers: Record<string, string> = {}) {
  const url = new URL(address, "http://localhost:3000");
  const context = new RouterContextProvider();
  const args = { request: new Request(url, { headers }), url, context, params } as never;
  return sessionMiddleware(args, () => (load as Loader)(args)) as Promise<Response>;
}

/** What the route answers to a GET of `address`. */
function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const { pathname } = new URL(address, "http://localhost:3000");
  const [, , bucket = "", ...rest] = pathname.split("/").map(decodeURIComponent);
  return ask(loader, address, { bucket, "*": rest.join("/") }, headers);
}

/** The headers of a member's browser. */
async function browserOf({ supabase }: { supabase: Supabase }) {
  const { data } = await supabase.auth.getSession();
  return { Cookie: `session=base64-${Buffer.from(JSON.stringify(data.session)).toString("base64url")}` };
}

async function addLogo(address: string, status: string, owner = member.id): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    "insert into logos (title, company, image_url, status, user_id) values ('Mark', 'C', $1, $2, $3) returning id",
    [address, status, owner],
  );
  return row?.id ?? "";
}
const setStatus = (id: string, status: string) =>
  database.query("update logos set status = $2 where id = $1", [id, status]);

/** Of a published picture. */
async function published(picture: typeof image, bucket: "logos" | "images" = "logos"): Promise<string> {
  const address = await storeImage(member.supabase, bucket, member.id, picture);
  await addLogo(address, "approved");
  return address;
}

describe("F13 the address of a stored image", () => {
  test("sends it inert, with its length", async () => {
    const address = await published(image);
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-length": String(image.bytes.byteLength),
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=60, stale-while-revalidate=600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.headers.has("content-disposition")).toBe(false);
    expect(await answer.text()).not.toContain("note");

    const again = await get(address, { "If-None-Match": `"other", W/${answer.headers.get("etag")}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("gives a download the title as its name", async () => {
    const address = await published(image);
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
    const address = await published(await checkImage(file, "someone"), "images");
    const widthOf = async (answer: Response) => {
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
      return `${answer.headers.get("Content-Type")} ${format} ${width}`;
    };
    const small = await get(`${address}?w=320`);
    expect(small.headers.get("Cache-Control")).toBe("public, max-age=60, stale-while-revalidate=600");
    const tag = small.headers.get("ETag") ?? "";
    expect(await widthOf(small)).toBe("image/webp webp 320");
    expect((await get(`${address}?w=320`, { "If-None-Match": tag })).status).toBe(304);
    expect((await get(address, { "If-None-Match": tag })).status).toBe(200);
    expect(await widthOf(await get(`${address}?w=1280`))).toBe("image/webp webp 900");
    for (const other of ["?w=321", "?w=-1", "?w=1e9", "?w=", "?w=320&download=stage"])
      expect([other, await widthOf(await get(`${address}${other}`))]).toEqual([other, "image/jpeg jpeg 900"]);
    const mark = await published(image);
    expect((await get(`${mark.replace(".svg", "")}?w=320`)).headers.get("Content-Type")).toContain(
      "image/svg+xml",
    );
    const title = `<title>${"A leaf. ".repeat(4_000)}</title>`;
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${title}<path d="M9 9h9v9z"/></svg>`;
    const heavyMark = await published(await checkImage(new File([heavy], "heavy.svg"), "someone"));
    expect(await widthOf(await get(`${heavyMark.replace(".svg", "")}?w=320`))).toBe("image/webp webp 320");
    expect((await get(heavyMark)).headers.get("Content-Type")).toContain("image/svg+xml");

    await removeImage(database.server(), address);
    expect((await get(`${address}?w=320`)).status).toBe(404);
  });

  test("F16 that is a costly drawing shows as pixels everywhere, and is downloaded as it is", async () => {
    const costly = drawing(
      "costly.svg",
      "<style>@media screen{a{fill:red}}</style><path d='M0 5h9' stroke='red' stroke-dasharray='1'/>",
    );
    const clean = await checkImage(costly, "someone");
    expect((await sharp(clean.preview ?? "").metadata()).format).toBe("webp");
    const address = await published(clean);
    const place = address.replace(".svg", "");
    for (const shown of [place, `${place}?w=160`, `${place}?w=640`])
      expect((await get(shown)).headers.get("Content-Type")).toBe("image/webp");
    // An address that ends in .svg is the SVG.
    for (const named of [address, `${address}?w=160`, `${address}?download=Costly`]) {
      const file = await get(named);
      expect(file.headers.get("Content-Type")).toBe("image/svg+xml");
      expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
      expect(await file.text()).toContain("stroke-dasharray");
    }
    const [item] = await inlinePictures(member.supabase, [{ image_url: address }]);
    expect(item?.picture).toBe(address);
  });
});

describe("the files of a logo", () => {
  const colored = new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="red" d="M0 0h20v40z"/><path fill="#00f" d="M30 0h30v40z"/></svg>',
    ],
    "mark.svg",
  );
  async function addFiles(status: string) {
    const drawing = await checkImage(colored, "someone");
    const photo = await checkImage(
      new File(
        [
          new Uint8Array(
            await sharp({ create: { width: 300, height: 90, channels: 3, background: "#fff" } })
              .png()
              .toBuffer(),
          ),
        ],
        "a.png",
      ),
      "someone",
    );
    const [mark, dark, lockup] = await Promise.all(
      [drawing, image, photo].map((picture) => storeImage(member.supabase, "logos", member.id, picture)),
    );
    const id = await addLogo(mark ?? "", status);
    const variants = [
      { layout: "wordmark", ground: "dark", image: dark },
      { layout: "lockup", ground: "light", image: lockup },
    ];
    await database.query("update logos set variants = $2 where id = $1", [id, JSON.stringify(variants)]);
    return id;
  }
  const asked = (slug: string, name: string | null, headers = {}) => {
    const [, file] = /^renditions\/(.*)$/.exec(name ?? "") ?? [];
    const path = `/logos/${slug}${name ? `/${name}` : ""}`;
    if (file) return ask(rendition, path, { slug, file }, headers);
    return name
      ? ask(variant, `${path}.svg`, { slug, variant: name }, headers)
      : ask(first, `${path}.svg`, { slug }, headers);
  };

  test("are sent by their names, and drawn as pixels, for a minute", async () => {
    const slug = await addFiles("approved");
    const name = async (file: string | null) => {
      const answer = await asked(slug, file);
      expect([file, answer.status, answer.headers.get("Cache-Control")]).toEqual([
        file,
        200,
        "public, max-age=60",
      ]);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
      const again = await asked(slug, file, { "If-None-Match": answer.headers.get("ETag") });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      return answer.headers.get("Content-Disposition");
    };
    expect(await name(null)).toBe('attachment; filename="Mark.svg"');
    expect(await name("mark")).toBe('attachment; filename="Mark.svg"');
    expect(await name("wordmark-dark")).toBe('attachment; filename="Mark_wordmark-dark.svg"');
    expect(await name("mark-one-color")).toBe('attachment; filename="Mark_mark-one-color.svg"');
    expect(await name("renditions/512.png")).toMatch(/"mark(?:-\w+)?-512\.png"/);
    expect(await name("renditions/wordmark-dark-1024.webp")).toMatch(/-wordmark-dark-1024\.webp"/);
    expect(await name("renditions/lockup-256.png")).toMatch(/-lockup-256\.png"/);
    expect(await (await asked(slug, "mark-one-color")).text()).not.toMatch(/red|#00f/);
    const derived = await (await asked(slug, "renditions/mark-one-color-256.png")).arrayBuffer();
    expect((await sharp(derived).stats()).channels.slice(0, 3).map(({ max }) => max)).toEqual([0, 0, 0]);
  });

  test("are 404 where there is none, and all while the logo waits", async () => {
    const slug = await addFiles("approved");
    const none = [
      "wordmark",
      "lockup",
      "lockup-one-color",
      "x",
      "renditions/wordmark-256.png",
      "renditions/999.png",
    ];
    for (const file of [...none, "renditions/lockup-512.png", "renditions/-256.png"])
      expect([file, (await asked(slug, file)).status]).toEqual([file, 404]);
    const pending = await addFiles("pending");
    for (const file of [null, "mark", "wordmark-dark", "mark-one-color", "renditions/256.png"])
      expect([file, (await asked(pending, file)).status]).toEqual([file, 404]);
  });

  test("in one color are those that were sent, where one was", async () => {
    const slug = await addFiles("approved");
    await database.query(
      "update logos set variants = jsonb_set(variants, '{0,ground}', '\"one-color\"') where id = $1",
      [slug],
    );
    expect((await asked(slug, "mark-one-color")).status).toBe(404);
    expect((await asked(slug, "wordmark-one-color")).status).toBe(200);
  });
});

describe("F19 a picture follows its item", () => {
  const nobody = {};
  const statuses = async (address: string, headers: Record<string, string>[]) =>
    Promise.all(headers.map(async (one) => (await get(address, one)).status));

  /** The file, what is drawn from it, and whom the item is told to. */
  async function statusesOf(id: string, address: string): Promise<number[]> {
    const answers = await Promise.all([
      get(address),
      get(`${address}?w=320`),
      ask(rendition, `/logos/${id}/renditions/256.png`, { slug: id, file: "256.png" }),
      ask(preview, `/previews/logos/${id}.png`, { kind: "logos", name: id }),
      ask(api, `/api/logos/${id}`, { kind: "logos", id }),
    ]);
    const news = await (await ask(feed, "/logos.atom", { section: "logos" })).text();
    return [...answers.map(({ status }) => status), news.includes(id) ? 200 : 404];
  }

  test("while it waits, its sender and reviewers see it, and no cache keeps it", async () => {
    const [admin, editor, other] = await Promise.all([
      database.member("admin"),
      database.member("editor"),
      database.member(),
    ]);
    const address = await storeImage(member.supabase, "logos", member.id, image);
    const id = await addLogo(address, "pending");
    const [sender, reviewer, ...strangers] = await Promise.all([member, admin, editor, other].map(browserOf));
    expect(await statuses(address, [sender ?? {}, reviewer ?? {}])).toEqual([200, 200]);
    expect(await statuses(address, [...strangers, nobody])).toEqual([404, 404, 404]);
    expect(await statusesOf(id, address)).toEqual(Array(6).fill(404));
    const own = await get(address, sender);
    expect(own.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(own.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const again = await get(address, { ...sender, "If-None-Match": own.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    expect((await get(address, { "If-None-Match": own.headers.get("ETag") ?? "" })).status).toBe(404);

    // An edit of what is published waits as well, with a picture of its own.
    await setStatus(id, "approved");
    const edited = await storeImage(member.supabase, "logos", member.id, image);
    await database.query(
      "insert into logos (title, company, image_url, user_id, revision_of) values ('Edit', 'C', $1, $2, $3)",
      [edited, member.id, id],
    );
    expect(await statuses(edited, [sender ?? {}, reviewer ?? {}, nobody])).toEqual([200, 200, 404]);
    expect(await statuses(address, [nobody])).toEqual([200]);
  });

  test("H7 what was taken down is gone at once, also where a process has just sent it", async () => {
    const address = await storeImage(member.supabase, "logos", member.id, image);
    const id = await addLogo(address, "approved");
    expect((await get(address)).status).toBe(200);
    await setStatus(id, "rejected");
    for (const asked of [address, `${address}?w=160`, address]) expect((await get(asked)).status).toBe(410);
  });

  test("what was rejected was never public; what was taken down or deleted is gone, though it was drawn and sent before", async () => {
    const [rejected, taken, deleted] = await Promise.all(
      [1, 2, 3].map(() => storeImage(member.supabase, "logos", member.id, image)),
    );
    const refused = await addLogo(rejected ?? "", "rejected");
    expect(await statusesOf(refused, rejected ?? "")).toEqual(Array(6).fill(404));

    for (const [address, end] of [
      [taken ?? "", (id: string) => setStatus(id, "rejected")],
      [deleted ?? "", (id: string) => database.query("delete from logos where id = $1", [id])],
    ] as const) {
      const id = await addLogo(address, "approved");
      expect(await statusesOf(id, address)).toEqual(Array(6).fill(200));
      await end(id);
      // A process believes for half a minute what it has seen.
      const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 31_000);
      expect(await statusesOf(id, address)).toEqual([410, 410, 404, 404, 404, 404]);
      const tag = `"${address.split("/").at(-1)?.split(".")[0]}"`;
      expect((await get(address, { "If-None-Match": tag })).status).toBe(410);
      clock.mockRestore();
    }
    expect(await statuses(taken ?? "", [await browserOf(member)])).toEqual([200]);
  });
});
