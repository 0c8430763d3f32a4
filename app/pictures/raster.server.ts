import sharp, { type Metadata } from "sharp";
import { maximumFileBytes } from "#app/lib/form-limits.ts";
import { ImageRefused } from "./image-refused.ts";
import { damagedPicture, imageTooLarge } from "./limits.ts";

const maximumPixels = 25_000_000;
/** Tried in this order, until what comes out is no larger than what may come in. */
const attempts = [
  { side: 2000, quality: 88 },
  { side: 1400, quality: 80 },
  { side: 900, quality: 70 },
  { side: 500, quality: 60 },
];

/**
 * A PNG or JPEG decoded and written anew, upright, at most 2,000 pixels wide and high and 2 MB large: only its pixels survive, no
 * EXIF, no place, no second file at its end.
 * @throws ImageRefused for a damaged picture, or one of more than 25 million pixels, which is not decoded.
 */
export async function cleanRaster(bytes: Uint8Array, format: "png" | "jpeg"): Promise<Uint8Array> {
  try {
    // The header alone says how large it is; the limit stands again where the pixels are read.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== format) throw damaged();
    if (header.width * header.height > maximumPixels) {
      throw new ImageRefused(
        "This picture has too many pixels. Make it at most 5000 × 5000 pixels, then upload it again.",
      );
    }
    for (const attempt of attempts) {
      const clean = await write(bytes, header, attempt);
      if (clean.byteLength <= maximumFileBytes) return clean;
    }
    throw new ImageRefused(imageTooLarge, 413);
  } catch (error) {
    // Whatever the decoder says is about this file.
    throw error instanceof ImageRefused ? error : damaged();
  }
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
