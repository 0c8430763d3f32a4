import type { Supabase } from "#app/backend/supabase.types.ts";
import { contentDisposition } from "#app/images/download-name.ts";
import { contentTypes, openToAll, pictureHeaders } from "#app/images/image.server.ts";
import { storedRendition } from "#app/images/rendition.server.ts";
import { entityTag, matchesEntityTag } from "#app/lib/etag.ts";
import { log } from "#app/lib/log.server.ts";
import { plainAnswer } from "#app/lib/plain-answer.ts";
import { logoFile, pictureNamed, renditionNamed } from "./downloads.server.ts";
import { iconSvg } from "./icon-svg.ts";
import { iconOf } from "./icons.server.ts";
import { missingPicture } from "./missing.server.ts";
import { type Logo, logoNamed } from "./queries.server.ts";

type Asked = { request: Request; supabase: Supabase; slug: string };
type SentFile = {
  /** The same for the same bytes only. */
  version: string;
  type: string;
  extension: string;
  /** Without its ending. */
  saveAs: string;
  /** Shown where it is opened, and not saved. */
  isShown?: true;
  read: () => Promise<Uint8Array<ArrayBuffer> | null>;
};

export function drawingAnswer(asked: Asked, name?: string): Promise<Response> {
  return fileAnswer(asked, async (logo) => {
    const picture = pictureNamed(logo, name);
    if (picture?.extension !== "svg") return null;
    return {
      version: picture.name,
      type: contentTypes.svg,
      extension: "svg",
      saveAs: name && name !== logo.layout ? `${logo.title} ${name}` : logo.title,
      read: async () => (await logoFile(asked.supabase, logo, name))?.bytes ?? null,
    };
  });
}

export function renditionAnswer(asked: Asked, name: string): Promise<Response> {
  return fileAnswer(asked, async (logo) => {
    const named = await renditionNamed(asked.supabase, logo, name);
    if (!named) return null;
    const { picture, rendition } = named;
    return {
      version: `${picture.name} ${name}`,
      type: `image/${rendition.format}`,
      extension: rendition.format,
      saveAs: `${logo.slug}-${name.slice(0, name.lastIndexOf("."))}`,
      read: () => storedRendition(asked.supabase, picture, rendition),
    };
  });
}

/** As an icon, in the size and color that Iconify's programs ask for. */
export function iconAnswer(asked: Asked, wanted: URLSearchParams): Promise<Response> {
  return fileAnswer(asked, async (logo) => {
    const icon = await iconOf(asked.supabase, logo);
    const drawing = icon && iconSvg(icon, wanted);
    if (!drawing) return null;
    const bytes = new TextEncoder().encode(drawing);
    return {
      version: drawing,
      type: contentTypes.svg,
      extension: "svg",
      saveAs: logo.title,
      isShown: true,
      read: async () => bytes,
    };
  });
}

/** For people who save it and for programs: of an approved logo only. */
async function fileAnswer(
  { request, supabase, slug }: Asked,
  find: (logo: Logo) => Promise<SentFile | null>,
): Promise<Response> {
  try {
    const logo = await logoNamed(supabase, slug);
    const file = logo && (await find(logo));
    if (!file) return await missingPicture(supabase, slug);
    const { version, type, extension, saveAs, isShown } = file;
    const tag = entityTag(version);
    const headers = new Headers({
      ...pictureHeaders,
      ...openToAll,
      "Content-Type": type,
      ...(!isShown && {
        "Content-Disposition": contentDisposition(saveAs, extension),
      }),
      // Not for long: the logo may get another picture, or be taken down.
      "Cache-Control": "public, max-age=60",
      ETag: tag,
    });
    if (matchesEntityTag(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers });
    const bytes = await file.read();
    if (!bytes) return await missingPicture(supabase, slug);
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bytes, { headers });
  } catch (error) {
    log.error({ slug, err: error }, "a file of a logo could not be sent");
    return plainAnswer(503, "We can’t make this picture right now. Please try again in a minute.", {
      ...openToAll,
      "Retry-After": "30",
    });
  }
}
