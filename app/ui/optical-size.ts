import type { CSSProperties } from "react";

/** What is seen of a picture on its plate, as app/pictures/mark.server.ts finds it out. */
export type Mark = {
  /** Of the whole picture. */
  width: number;
  height: number;
  /** Whether it can be set as large as one likes. */
  isDrawing: boolean;
  /** The box around what is seen, in parts of the picture; `x` and `y` are how far its middle is from the picture's. */
  ink: { width: number; height: number; x: number; y: number };
  /** How full that box is: 1 where it is all of one strong color, little where there are a few thin lines. */
  weight: number;
  /** Whether next to nothing of it would be seen on a white plate. */
  isWhite: boolean;
};

/** The room of a mark, in pixels. */
type Plate = { width: number; height: number };

/** What a square mark of middling weight covers of its plate, and what the widest and the highest may take of its sides. */
const most = { area: 0.28, width: 0.78, height: 0.76 };

/** Pixels that are set larger than this many times are nothing but a blur. */
const mostEnlarged = 3;

const ratioOf = ({ width, height, ink }: Mark) => (width * ink.width) / (height * ink.height);

/**
 * How wide a mark stands beside a square one of middling weight that is to look as large: it covers as much, a heavy
 * one a little less and one of thin lines a little more.
 */
function sizeOf(mark: Mark): number {
  const balance = (0.45 / Math.max(mark.weight, 0.01)) ** (1 / 6);
  return Math.sqrt(ratioOf(mark)) * Math.min(Math.max(balance, 0.87), 1.15);
}

/**
 * How large the whole picture of a mark is set, in pixels, so that its ink looks as large on the plate as that of any
 * other mark: it may then be larger than the plate. One of few pixels is smaller.
 */
export function opticalSize(mark: Mark, plate: Plate): { width: number; height: number } {
  const ratio = ratioOf(mark);
  const ink = Math.min(
    most.width * plate.width,
    most.height * plate.height * ratio,
    Math.sqrt(most.area * plate.width * plate.height) * sizeOf(mark),
  );
  const wanted = ink / mark.ink.width;
  const width = mark.isDrawing ? wanted : Math.min(wanted, mark.width * mostEnlarged);
  return { width: Math.max(1, width), height: Math.max(1, (width * mark.height) / mark.width) };
}

const percent = (part: number, digits: number) => `${Number((part * 100).toFixed(digits))}%`;

/** The same for a page: the size, and the style that keeps it on plates of this shape, whatever size they come out. */
export function setMark(mark: Mark, plate: Plate): { width: number; height: number; style: CSSProperties } {
  const { width, height } = opticalSize(mark, plate);
  const { x, y } = mark.ink;
  const style: CSSProperties = { width: percent(width / plate.width, 0) };
  if (Math.max(Math.abs(x), Math.abs(y)) >= 0.01) style.translate = `${percent(-x, 1)} ${percent(-y, 1)}`;
  // A plate may come out larger than this one.
  if (!mark.isDrawing && width * 2 > mark.width * mostEnlarged) style.maxWidth = mark.width * mostEnlarged;
  return { width: Math.round(width), height: Math.round(height), style };
}
