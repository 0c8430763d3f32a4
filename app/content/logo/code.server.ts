import type { Supabase } from "#app/backend/supabase.types.ts";
import { parseFileAddress, type StoredFile } from "#app/images/address.ts";
import { madeOnce } from "#app/images/made-once.server.ts";
import { withOwnNames } from "#app/images/own-names.ts";
import { render } from "#app/images/renderer.server.ts";
import { readImage } from "#app/images/storage.server.ts";
import { dataAddress, imageAnalysisOf } from "#app/images/stored-image-analysis.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import type { Logo } from "./queries.server.ts";

type Source = {
  file: StoredFile;
  svg: ArrayBuffer;
  logo: Logo;
  size: { width: number; height: number } | null;
};

const jsx = madeOnce<string>(8 * 1024 * 1024, ({ length }) => length);

const writers: Record<string, (source: Source) => string | Promise<string | null>> = {
  "jsx.txt": ({ file, svg, logo }) =>
    jsx.get(`${file.path} ${logo.slug} ${logo.title}`, async () => {
      const named = new TextEncoder().encode(withOwnNames(new TextDecoder().decode(svg), logo.slug));
      return await render("toJsx", named.buffer, logo.title);
    }),
  "data.txt": ({ svg }) => dataAddress(svg),
  "img.txt": ({ logo, size }) => {
    const source = absoluteUrl(`/logos/${encodeURIComponent(logo.slug)}.svg`);
    const sides = size ? ` width="${Math.round(size.width)}" height="${Math.round(size.height)}"` : "";
    return `<img src="${source}" alt="${escaped(`${logo.title} logo`)}"${sides}>\n`;
  },
};

/** An SVG logo as text for programs: as `jsx.txt`, `data.txt` or `img.txt`; null where there is none. Throws an Error. */
export async function codeOf(supabase: Supabase, logo: Logo, name: string): Promise<string | null> {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  const file = parseFileAddress(logo.image_url);
  if (!write || file?.extension !== "svg") return null;
  const svg = await readImage(supabase, file);
  return svg && write({ file, svg, logo, size: await imageAnalysisOf(supabase, file).catch(() => null) });
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
