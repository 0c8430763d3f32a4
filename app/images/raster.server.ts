import sharp, { type Metadata } from "sharp";
import { maxFileBytes } from "#app/lib/form-limits.ts";
import { ImageRefused } from "./image-refused.ts";
import { damagedPicture, imageTooLarge, tooManyPixels, transparentPicture } from "./limits.ts";

const maximumPixels = 25_000_000;
const attempts = [
  { side: 2000, quality: 88 },
  { side: 1400, quality: 80 },
  { side: 900, quality: 70 },
  { side: 500, quality: 60 },
];

/** Only pixels survive: no EXIF, no location, no second file. Throws ImageRefused, undecoded over 25 million pixels. */
export async function cleanRaster(bytes: Uint8Array, extension: "png" | "jpg"): Promise<Uint8Array> {
  try {
    // Reads only the header; the limit applies again where pixels are read.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== (extension === "png" ? "png" : "jpeg")) throw damaged();
    if (header.width * header.height > maximumPixels) {
      throw new ImageRefused(tooManyPixels);
    }
    if (header.hasAlpha && (await isTransparent(bytes))) throw new ImageRefused(transparentPicture);
    for (const attempt of attempts) {
      const clean = await write(bytes, header, attempt);
      if (clean.byteLength <= maxFileBytes) return clean;
    }
    throw new ImageRefused(imageTooLarge, 413);
  } catch (error) {
    throw error instanceof ImageRefused ? error : damaged();
  }
}

async function isTransparent(bytes: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(bytes, { limitInputPixels: maximumPixels })
    .extractChannel("alpha")
    .stats();
  return channels[0]?.max === 0;
}

function write(bytes: Uint8Array, header: Metadata, { side, quality }: { side: number; quality: number }) {
  const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  const encoded =
    header.format === "png"
      ? picture.png({ compressionLevel: 9, palette: header.isPalette === true, quality: 100 })
      : picture.jpeg({ quality, mozjpeg: true });
  return encoded.toBuffer();
}

const damaged = () => new ImageRefused(damagedPicture);
