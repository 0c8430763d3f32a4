import type { CSSProperties } from "react";

/** What is seen of a picture, as app/images/optical-metrics.server.ts measures it. */
export type OpticalMetrics = {
  width: number;
  height: number;
  isDrawing: boolean;
  /** The box of what is seen, in parts of the picture; `x` and `y` are its middle's distance from the picture's. */
  ink: { width: number; height: number; x: number; y: number };
  /** 0 to 1: how full the box is of strong color. */
  weight: number;
  /** Whether it would hardly be seen on white. */
  isWhite: boolean;
};

type Plate = { width: number; height: number };

/** Parts of the plate: the area of a square mark of middling weight, and the largest part of either side. */
const maxShare = { area: 0.28, width: 0.78, height: 0.76 };

/** Beyond this, pixels are a blur. */
const maxEnlarged = 3;

const ratioOf = ({ width, height, ink }: OpticalMetrics) => (width * ink.width) / (height * ink.height);

function sizeOf(mark: OpticalMetrics): number {
  const balance = (0.45 / Math.max(mark.weight, 0.01)) ** (1 / 6);
  return Math.sqrt(ratioOf(mark)) * Math.min(Math.max(balance, 0.87), 1.15);
}

/** The size in pixels at which a mark looks as large as others do on this plate; it may exceed the plate. */
export function opticalSize(mark: OpticalMetrics, plate: Plate): { width: number; height: number } {
  const ratio = ratioOf(mark);
  const ink = Math.min(
    maxShare.width * plate.width,
    maxShare.height * plate.height * ratio,
    Math.sqrt(maxShare.area * plate.width * plate.height) * sizeOf(mark),
  );
  const wanted = ink / mark.ink.width;
  const width = mark.isDrawing ? wanted : Math.min(wanted, mark.width * maxEnlarged);
  return { width: Math.max(1, width), height: Math.max(1, (width * mark.height) / mark.width) };
}

const percent = (part: number, digits: number) => `${Number((part * 100).toFixed(digits))}%`;

/** The same as attributes and a style that holds on plates of this shape, whatever their size. */
export function opticalImageProps(
  mark: OpticalMetrics,
  plate: Plate,
): { width: number; height: number; style: CSSProperties } {
  const { width, height } = opticalSize(mark, plate);
  const { x, y } = mark.ink;
  const style: CSSProperties = { width: percent(width / plate.width, 0) };
  if (Math.max(Math.abs(x), Math.abs(y)) >= 0.01) style.translate = `${percent(-x, 1)} ${percent(-y, 1)}`;
  if (!mark.isDrawing && width * 2 > mark.width * maxEnlarged) style.maxWidth = mark.width * maxEnlarged;
  return { width: Math.round(width), height: Math.round(height), style };
}
