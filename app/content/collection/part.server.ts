import type { Session } from "#app/accounts/session.server.ts";
import type { Supabase } from "#app/backend/supabase.types.ts";
import { type Logo, logosAmong } from "#app/content/logo/queries.server.ts";
import { maxInZip } from "#app/content/logo/zip.server.ts";
import { inlinePictures } from "#app/images/inline-pictures.server.ts";
import { pageNumber } from "#app/lib/list-url.ts";
import { withStars } from "./collection.server.ts";
import type { CollectionPart } from "./collection-page.tsx";

const pageSize = 24;

/** The logos of a collection that the address asks for; after the last page comes the last. Throws an Error. */
export async function collectionPart(
  request: Request,
  session: Session,
  ids: string[],
): Promise<CollectionPart> {
  const pages = Math.max(1, Math.ceil(ids.length / pageSize));
  const page = Math.min(pageNumber(new URL(request.url)), pages);
  const found = await logosAmong(session.supabase, "id", ids.slice((page - 1) * pageSize, page * pageSize));
  const logos = await withStars(request, session, await inlinePictures(session.supabase, found));
  return { logos, total: ids.length, page, pages, zips: Math.ceil(ids.length / maxInZip) };
}

/** The logos of an archive: the first, or that of `?part=2`. Throws an Error. */
export function logosInZip(supabase: Supabase, ids: string[], address: URL): Promise<Logo[]> {
  const part = Math.max(1, Number.parseInt(address.searchParams.get("part") ?? "", 10) || 1);
  return logosAmong(supabase, "id", ids.slice((part - 1) * maxInZip, part * maxInZip));
}
