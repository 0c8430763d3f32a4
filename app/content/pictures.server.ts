import type { Supabase } from "#app/backend/supabase.types.ts";
import type { FormColumns, ServerKind } from "./kind.server.ts";

/** For `select`: the columns that hold addresses of pictures. */
export const pictureColumns = (image: NonNullable<ServerKind["image"]>) =>
  ["image_url", ...(image.more ? [image.more] : [])].join(", ");

/** The addresses in those columns. */
export function picturesOf({ image }: ServerKind, row: FormColumns): string[] {
  if (!image) return [];
  const more = image.more && row[image.more];
  const addresses = [row.image_url, ...(Array.isArray(more) ? more.map((item) => Object(item).image) : [])];
  return addresses.filter((address) => typeof address === "string" && address !== "");
}

/** Queries for rows that use a picture, one for each way of using it. */
export function usesOfPicture(supabase: Supabase, { table, image }: ServerKind, address: string) {
  if (!image) return [];
  // Every table with pictures has these columns.
  const rows = () =>
    supabase
      .from(table as "logos")
      .select("id")
      .limit(1);
  const asFirst = rows().eq("image_url", address);
  return image.more
    ? [asFirst, rows().contains(image.more, JSON.stringify([{ image: address }]))]
    : [asFirst];
}
