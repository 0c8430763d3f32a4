import type { FormColumns, ServerKind } from "./kind.server.ts";

export const pictureColumns = (image: NonNullable<ServerKind["image"]>) =>
  ["image_url", ...(image.more ? [image.more] : [])].join(", ");

export function picturesOf({ image }: ServerKind, row: FormColumns): string[] {
  if (!image) return [];
  const more = image.more && row[image.more];
  const addresses = [row.image_url, ...(Array.isArray(more) ? more.map((item) => Object(item).image) : [])];
  return addresses.filter((address) => typeof address === "string" && address !== "");
}
