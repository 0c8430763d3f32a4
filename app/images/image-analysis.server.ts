import type { OpticalMetrics } from "#app/components/optical-size.ts";
import { mainColors } from "./colors.server.ts";
import { toOneColor } from "./one-color.server.ts";
import { measureOptics } from "./optical-metrics.server.ts";
import { metadataOf, sizeOf } from "./pixels.server.ts";
import { isPlainDrawing } from "./plain-drawing.server.ts";

/** In pixels; `colors` like "#1f6b48", the largest area first. */
export type ImageAnalysis = {
  width: number;
  height: number;
  colors: string[];
  mark: OpticalMetrics | null;
  /** A drawing that any browser draws at once; every other picture shows as pixels. */
  isPlain: boolean;
  hasOneColor: boolean;
  /** Letters that look as the fonts of each computer have them. */
  hasLiveText: boolean;
};

export async function analyzeImage(picture: ArrayBuffer): Promise<ImageAnalysis> {
  const { format } = await metadataOf(picture);
  const { width, height } = await sizeOf(picture);
  const isPlain = format === "svg" && (await isPlainDrawing(new Uint8Array(picture)));
  return {
    width,
    height,
    colors: await mainColors(picture),
    mark: await measureOptics(picture),
    isPlain,
    hasLiveText: format === "svg" && Buffer.from(picture).includes("<text"),
    hasOneColor: isPlain && (await toOneColor(new Uint8Array(picture))) !== null,
  };
}
