const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const stored = new RegExp(`^/files/(logos|images)/(${uuid})/(${uuid})\\.(svg|png|jpg)$`);

export const buckets = ["logos", "images"] as const;
export type Bucket = (typeof buckets)[number];
export type ImageExtension = "svg" | "png" | "jpg";
export type StoredFile = { bucket: Bucket; path: string; name: string; extension: ImageExtension };

/** `/files/logos/{folder of the member}/{uuid}.svg`; null for any other address. */
export function parseFileAddress(address: string): StoredFile | null {
  const [, bucket, folder, name, extension] = stored.exec(address) ?? [];
  if (!name) return null;
  return {
    bucket: bucket as Bucket,
    path: `${folder}/${name}.${extension}`,
    name,
    extension: extension as ImageExtension,
  };
}
