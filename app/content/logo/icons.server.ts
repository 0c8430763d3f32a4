import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { parseFileAddress } from "#app/images/address.ts";
import type { IconifyIcon } from "#app/images/icon.server.ts";
import { RendererUnavailable, renderUpload } from "#app/images/renderer.server.ts";
import { readImage } from "#app/images/storage.server.ts";
import { withFailureBackoff } from "#app/images/stored-image-analysis.server.ts";
import type { Position } from "#app/lib/cursor.ts";
import { log } from "#app/lib/log.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { logoLicenseAddress } from "./license.ts";
import { type Logo, logosAfter, logosAmong } from "./queries.server.ts";

/** Of the set, as `addAPIProvider` asks for it. */
export const iconPrefix = "ubunifu";
/** Names that Iconify takes; slugs of other scripts are none. */
const isIconName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
export const maxIcons = 200;
const partSize = 100;

type Shown = Omit<IconifyIcon, "left" | "top"> & { left?: number; top?: number };

// Stored files never change. `null` is one that is no icon.
const known = new LRUCache<string, { icon: IconifyIcon | null }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ icon }) => (icon?.body.length ?? 0) + 200,
});

/** Null where it can't be an icon. Throws when the storage does not answer, or RendererUnavailable. */
export async function iconOf(
  supabase: Supabase,
  logo: Pick<Logo, "slug" | "image_url">,
): Promise<IconifyIcon | null> {
  const file = parseFileAddress(logo.image_url);
  if (file?.extension !== "svg" || !isIconName(logo.slug)) return null;
  const before = known.get(file.path);
  if (before) return before.icon;
  const stored = await readImage(supabase, file);
  if (!stored) return null;
  try {
    const icon = await withFailureBackoff(file, () =>
      renderUpload("icons", "toIcon", new Uint8Array(stored)),
    );
    known.set(file.path, { icon });
    return icon;
  } catch (error) {
    if (error instanceof RendererUnavailable) throw error;
    log.warn({ slug: logo.slug, err: error }, "a logo could not be made an icon");
    return null;
  }
}

/** As Iconify's programs ask for them. Throws an Error. */
export async function iconsNamed(supabase: Supabase, names: string[]) {
  const logos = await logosAmong(supabase, "slug", names.filter(isIconName));
  const icons: Record<string, Shown> = {};
  for (const logo of logos) {
    const icon = await iconOf(supabase, logo);
    if (icon) icons[logo.slug] = shown(icon);
  }
  const missing = names.filter((name) => !Object.hasOwn(icons, name));
  return { prefix: iconPrefix, icons, ...(missing.length > 0 && { not_found: missing }) };
}

/** The name of one, for an example; null where there is none, or the database does not answer. */
export async function newestIcon(supabase: Supabase): Promise<string | null> {
  const logos = await logosAfter(supabase, {}, null, 10).catch(() => []);
  return logos.find(({ slug, image_url }) => isIconName(slug) && image_url.endsWith(".svg"))?.slug ?? null;
}

/** The whole set as the text of one JSON document, logo by logo. Throws an Error. */
async function* iconSet(supabase: Supabase): AsyncGenerator<string> {
  yield `{"prefix":${JSON.stringify(iconPrefix)},"icons":{`;
  const samples: string[] = [];
  let total = 0;
  for (let last: Position | null = null; ; ) {
    const logos: Logo[] = await logosAfter(supabase, {}, last, partSize);
    for (const logo of logos) {
      const icon = await iconOf(supabase, logo);
      if (!icon) continue;
      yield `${total === 0 ? "" : ","}${JSON.stringify(logo.slug)}:${JSON.stringify(shown(icon))}`;
      total += 1;
      if (samples.length < 6) samples.push(logo.slug);
    }
    last = logos.at(-1) ?? null;
    if (logos.length < partSize) break;
  }
  const info = {
    name: siteName,
    total,
    author: { name: siteName, url: absoluteUrl("") },
    license: { title: "Usage guidelines", url: absoluteUrl(logoLicenseAddress) },
    samples,
    category: "Logos",
    palette: true,
  };
  yield `},"info":${JSON.stringify(info)}}`;
}

/** Zero is the usual corner, which is left out. */
const shown = ({ left, top, ...icon }: IconifyIcon): Shown => ({
  ...icon,
  ...(left && { left }),
  ...(top && { top }),
});

const trustedForMs = 30_000;
let current: { file: Promise<Buffer>; until: number } | null = null;

/** All icons as one JSON document, in gzip: made once in half a minute, for all who ask. Throws an Error. */
export function iconSetFile(): Promise<Buffer> {
  if (current && Date.now() < current.until) return current.file;
  const made = { file: make(), until: Number.POSITIVE_INFINITY };
  current = made;
  made.file.then(
    () => {
      made.until = Date.now() + trustedForMs;
    },
    () => {
      made.until = 0;
    },
  );
  return made.file;
}

async function make(): Promise<Buffer> {
  const text = Readable.from(iconSet(await anonymousClient()));
  const zip = createGzip();
  text.on("error", (error) => zip.destroy(error));
  return buffer(text.pipe(zip));
}
