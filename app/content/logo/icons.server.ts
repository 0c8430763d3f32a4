import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { anonymousClient } from "#app/backend/clients.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { parseFileAddress } from "#app/images/address.ts";
import type { IconifyIcon } from "#app/images/icon.server.ts";
import { ImageRefused } from "#app/images/image-refused.ts";
import { madeOnce } from "#app/images/made-once.server.ts";
import { withOwnNames } from "#app/images/own-names.ts";
import { RenderingFailed, render } from "#app/images/renderer.server.ts";
import { readImage } from "#app/images/storage.server.ts";
import type { Position } from "#app/lib/cursor.ts";
import { log } from "#app/lib/log.server.ts";
import { siteName } from "#app/lib/site.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { forEverybody } from "#app/lib/visitor.server.ts";
import { logoLicenseAddress } from "./license.ts";
import { type Logo, logosAfter, logosAmong, logosFailed } from "./queries.server.ts";

/** Of the set, as `addAPIProvider` asks for it. */
export const iconPrefix = "ubunifu";
/** Names that Iconify takes; slugs of other scripts are none. */
const isIconName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
export const maxIcons = 200;
const partSize = 100;

type Shown = Omit<IconifyIcon, "left" | "top"> & { left?: number; top?: number };

const known = madeOnce<{ icon: IconifyIcon | null }>(16 * 1024 * 1024, ({ icon }) => icon?.body.length ?? 0);

/** Null where it can't be an icon. Throws when the storage does not answer, or RendererUnavailable. */
export async function iconOf(
  supabase: Supabase,
  logo: Pick<Logo, "slug" | "image_url">,
): Promise<IconifyIcon | null> {
  const file = parseFileAddress(logo.image_url);
  if (file?.extension !== "svg" || !isIconName(logo.slug)) return null;
  try {
    const made = await known.get(`${file.path} ${logo.slug}`, async () => {
      const stored = await readImage(supabase, file);
      const icon = stored && (await render("toIcon", new Uint8Array(stored)));
      return stored && { icon: icon && { ...icon, body: withOwnNames(icon.body, logo.slug) } };
    });
    return made?.icon ?? null;
  } catch (error) {
    if (!(error instanceof RenderingFailed || error instanceof ImageRefused)) throw error;
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

/** As long as caches may keep what was public. */
const staleForMs = 3_600_000;
type IconSet = { file: Buffer; version: number; currentAt: number };
let last: IconSet | null = null;
let making: Promise<IconSet> | null = null;

/** All icons as one JSON document, in gzip. After a change the last one is given while a new one is made. Throws an Error. */
export async function iconSetFile(): Promise<Buffer> {
  const version = await publishedVersion();
  if (last?.version === version) {
    last.currentAt = Date.now();
    return last.file;
  }
  making ??= forEverybody(() => make(version)).finally(() => {
    making = null;
  });
  if (!last || Date.now() - last.currentAt > staleForMs) return (await making).file;
  making.catch((error) => log.error({ err: error }, "the set of icons could not be made"));
  return last.file;
}

async function publishedVersion(): Promise<number> {
  const supabase = await anonymousClient();
  const { data, error } = await supabase
    .from("content_versions")
    .select("version")
    .eq("kind", "logos")
    .single();
  if (error) throw new Error(logosFailed, { cause: error });
  return data.version;
}

async function make(version: number): Promise<IconSet> {
  const text = Readable.from(iconSet(await anonymousClient()));
  const zip = createGzip();
  text.on("error", (error) => zip.destroy(error));
  last = { file: await buffer(text.pipe(zip)), version, currentAt: Date.now() };
  return last;
}
