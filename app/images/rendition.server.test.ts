import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { renderersOf } from "#tests/support/renderers.ts";
import { drawing } from "#tests/support/submissions.ts";
import { endless } from "#tests/support/svg.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { parseFileAddress, type StoredFile } from "./address.ts";
import { checkImage } from "./image.server.ts";
import { RenderingStopped } from "./renderer.server.ts";
import { renditionBytes, renditionsOf, storedRendition } from "./rendition.server.ts";
import { storeImage } from "./storage.server.ts";
import { imageAnalysisOf } from "./stored-image-analysis.server.ts";

const database = await testDatabase();
const member = await database.member();

describe("a stored image in another format", () => {
  const stored = async (file: File) => {
    const address = await storeImage(member.supabase, "logos", member.id, await checkImage(file, "someone"));
    return parseFileAddress(address) as StoredFile;
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
    const facts = await imageAnalysisOf(member.supabase, file);
    expect(facts).toMatchObject({ width: 8, height: 4 });
    const [, half, , webp] = renditionsOf(facts ?? { width: 1, height: 1 }, true);
    if (!half || !webp) throw new Error("sizes are missing");
    expect(renditionBytes(file, half)).toBeNull();

    const [bytes, again] = await Promise.all([
      storedRendition(member.supabase, file, half),
      storedRendition(member.supabase, file, half),
    ]);
    expect(again).toBe(bytes);
    expect(renditionBytes(file, half)).toBe(bytes?.byteLength);
    const { data, info } = await sharp(bytes ?? "")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 256, channels: 4 });
    const opacity = (x: number) => data[(128 * 512 + x) * 4 + 3];
    // The edge lies in the middle: it was drawn at this size, not enlarged.
    expect([opacity(0), opacity(254), opacity(257), opacity(511)]).toEqual([255, 255, 0, 0]);
    expect(await sharp((await storedRendition(member.supabase, file, webp)) ?? "").metadata()).toMatchObject({
      format: "webp",
      width: 1024,
      height: 512,
    });
  });

  test("is not there when the file is not", async () => {
    const file = await stored(drawing());
    const gone = {
      ...file,
      path: file.path.replace(/[^/]+\.svg/, "11111111-1111-4111-8111-111111111111.svg"),
    };
    expect(await imageAnalysisOf(member.supabase, gone)).toBeNull();
    expect(
      await storedRendition(member.supabase, gone, { format: "png", width: 256, height: 256 }),
    ).toBeNull();
    expect(
      await storedRendition(member.supabase, file, { format: "png", width: 256, height: 256 }),
    ).not.toBeNull();
  });

  test("is refused for good where its renderer was ended over it: nobody has to wait for that again", async () => {
    const pastTheSite = { bytes: endless, extension: "svg", type: "image/svg+xml" } as const;
    const address = await storeImage(member.supabase, "logos", member.id, pastTheSite);
    const file = parseFileAddress(address) as StoredFile;
    const endRenderers = () => {
      for (const pid of renderersOf()) process.kill(pid, "SIGSEGV");
    };
    endRenderers();
    await vi.waitUntil(() => renderersOf().length === 0);
    await wait(100);
    const facts = imageAnalysisOf(member.supabase, file);
    facts.catch(() => {});
    await vi.waitUntil(() => renderersOf().length > 0);
    endRenderers();
    await expect(facts).rejects.toThrow(RenderingStopped);
    await expect(imageAnalysisOf(member.supabase, file)).rejects.toThrow("cannot be drawn");
    expect(renderersOf()).toEqual([]);
  });
});
