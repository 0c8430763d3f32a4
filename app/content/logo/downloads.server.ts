import type { Supabase } from "#app/backend/supabase.types.ts";
import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { type ImageExtension, parseFileAddress } from "#app/images/address.ts";
import { derivedFrom, type PictureFile, readPicture } from "#app/images/derived.server.ts";
import { withOwnNames } from "#app/images/own-names.ts";
import type { Rendition } from "#app/images/render.server.ts";
import { renditionBytes, renditionsOf } from "#app/images/rendition.server.ts";
import { imageAnalysisOf, type StoredImageAnalysis } from "#app/images/stored-image-analysis.server.ts";
import { downloadUrl } from "./download.ts";
import { type OwnColor, ownColor } from "./own-color.server.ts";
import { filesOf, type Variant, variantName } from "./variants.ts";

type FiledLogo = { slug: string; title: string } & Parameters<typeof filesOf>[0];
type LogoFile = Variant & { picture: PictureFile };

/** `bytes` is null until somebody has asked for it. */
export type Download = { name: string; href: string; width: number; height: number; bytes: number | null };
export type OtherFile = Variant & {
  derived: boolean;
  mark: OpticalMetrics | null;
  downloads: Download[];
};
export type LogoDownloads = {
  downloads: Download[];
  colors: string[];
  own: OwnColor | null;
  others: OtherFile[];
};

export const noDownloads: LogoDownloads = { downloads: [], colors: [], own: null, others: [] };

const formatNames: Record<ImageExtension | Rendition["format"], string> = {
  svg: "SVG",
  png: "PNG",
  jpg: "JPG",
  webp: "WebP",
};

/** In milliseconds: how long a page waits for what is known of its pictures. */
const timeoutMs = 3_000;

/** The first file with what can be drawn from it, then the others; nothing of a picture elsewhere. Throws on timeout. */
export async function factsOf(supabase: Supabase, logo: FiledLogo): Promise<LogoDownloads> {
  const analyzed = filesHere(logo).map(async (file) => ({
    file,
    analysis: await imageAnalysisOf(supabase, file.picture),
  }));
  const facts = { ...noDownloads, others: [] as OtherFile[] };
  for (const { file, analysis } of await inTime(Promise.all(analyzed))) {
    if (!analysis || (file.picture.isDerived && !analysis.hasOneColor)) continue;
    const downloads = downloadsOf(logo, file, analysis);
    if (isFirst(logo, file))
      Object.assign(facts, { downloads, colors: analysis.colors, own: ownColor(analysis.colors) });
    else facts.others.push({ ...otherFile(logo, file, analysis), downloads });
  }
  return facts;
}

function otherFile(
  logo: FiledLogo,
  file: LogoFile,
  { mark }: StoredImageAnalysis,
): Omit<OtherFile, "downloads"> {
  const { layout, ground, image, picture } = file;
  if (!picture.isDerived) return { layout, ground, image, derived: false, mark };
  return {
    layout,
    ground,
    image: svgAddress(logo, file),
    derived: true,
    mark: mark && { ...mark, isWhite: false },
  };
}

function downloadsOf(logo: FiledLogo, file: LogoFile, analysis: StoredImageAnalysis): Download[] {
  const { picture, image } = file;
  const { width, height, bytes } = analysis;
  const isDrawing = picture.extension === "svg";
  const title = isFirst(logo, file) ? logo.title : `${logo.title} ${variantName(file)}`;
  const saved = downloadUrl({ slug: logo.slug, title, image_url: image }) ?? "";
  const original = {
    name: formatNames[picture.extension],
    href: isDrawing && !isFirst(logo, file) ? svgAddress(logo, file) : saved,
    width,
    height,
    bytes: picture.isDerived ? null : bytes,
  };
  const prefix = isFirst(logo, file) ? "" : `${variantName(file)}-`;
  const others = renditionsOf(analysis, isDrawing).map((rendition) => ({
    name: formatNames[rendition.format],
    href: `/logos/${logo.slug}/renditions/${prefix}${fileName(rendition)}`,
    width: rendition.width,
    height: rendition.height,
    bytes: renditionBytes(picture, rendition),
  }));
  return [original, ...others];
}

const svgAddress = ({ slug }: FiledLogo, file: LogoFile) => `/logos/${slug}/${variantName(file)}.svg`;

const isFirst = (logo: FiledLogo, { image, picture }: LogoFile) =>
  image === logo.image_url && !picture.isDerived;

/** The files stored here; last the first in one color, where it is a drawing and none was sent. */
function filesHere(logo: Parameters<typeof filesOf>[0]): LogoFile[] {
  const files = filesOf(logo).flatMap((file) => {
    const picture = parseFileAddress(file.image);
    return picture ? [{ ...file, picture }] : [];
  });
  const drawing = files.find(({ image, picture }) => image === logo.image_url && picture.extension === "svg");
  if (!drawing || files.some(({ ground }) => ground === "one-color")) return files;
  return [...files, { ...drawing, ground: "one-color", picture: derivedFrom(drawing.picture) }];
}

function inTime<Found>(looked: Promise<Found>): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const late = setTimeout(() => reject(new Error(`not known after ${timeoutMs} ms`)), timeoutMs);
  looked.then(resolve, reject).finally(() => clearTimeout(late));
  return promise;
}

/** One file of a logo by its name, such as `wordmark-dark`; without a name the first. Null where there is none. */
export const pictureNamed = (logo: Parameters<typeof filesOf>[0], name?: string): PictureFile | null =>
  filesHere(logo).find((file) => (name ? variantName(file) === name : file.image === logo.image_url))
    ?.picture ?? null;

/** The same with its bytes, a drawing with names of its own; null also for a file in one color that cannot be derived. */
export async function logoFile(
  supabase: Supabase,
  logo: FiledLogo,
  name?: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; extension: ImageExtension } | null> {
  const picture = pictureNamed(logo, name);
  const bytes = picture && (await readPicture(supabase, picture));
  if (!bytes || picture.extension !== "svg") return bytes && { bytes, extension: picture.extension };
  const own = !name || name === logo.layout ? logo.slug : `${logo.slug}-${name}`;
  return {
    bytes: new TextEncoder().encode(withOwnNames(new TextDecoder().decode(bytes), own)),
    extension: picture.extension,
  };
}

/** `name` like `512.png` for the first file, `wordmark-dark-512.png` for another. */
export async function renditionNamed(
  supabase: Supabase,
  logo: FiledLogo,
  name: string,
): Promise<{ picture: PictureFile; rendition: Rendition } | null> {
  const [, of, size] = /^(?:(.+)-)?(\d+\.[a-z]+)$/.exec(name) ?? [];
  const picture = size ? pictureNamed(logo, of) : null;
  const analysis = picture && (await imageAnalysisOf(supabase, picture));
  if (!analysis || (picture.isDerived && !analysis.hasOneColor)) return null;
  const rendition = renditionsOf(analysis, picture.extension === "svg").find((one) => fileName(one) === size);
  return rendition ? { picture, rendition } : null;
}

const fileName = ({ format, width, height }: Rendition) => `${Math.max(width, height)}.${format}`;
