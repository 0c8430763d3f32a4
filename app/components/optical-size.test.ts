import { expect, test } from "vitest";
import { type OpticalMetrics, opticalImageProps, opticalSize } from "./optical-size.ts";

const whole = { width: 1, height: 1, x: 0, y: 0 };
const mark = (changes: Partial<OpticalMetrics> = {}): OpticalMetrics => ({
  width: 100,
  height: 100,
  isDrawing: true,
  ink: whole,
  weight: 0.45,
  isWhite: false,
  ...changes,
});
const plate = { width: 320, height: 240 };
const area = ({ width, height }: { width: number; height: number }) => width * height;

test("a square, a wide and a tall mark cover as much of their plate", () => {
  const square = opticalSize(mark(), plate);
  expect(square.width).toBe(square.height);
  for (const shape of [
    { width: 200, height: 80 },
    { width: 80, height: 100 },
  ])
    expect(area(opticalSize(mark(shape), plate))).toBeCloseTo(area(square), 5);
});

test.each([
  ["wide", { width: 5000, height: 20 }, { width: 250 }],
  ["tall", { width: 20, height: 5000 }, { height: 182 }],
])("the most %s one stays on its plate", (_, shape, size) => {
  const set = opticalImageProps(mark(shape), plate);
  expect(set).toMatchObject(size);
  expect(Math.min(set.width, set.height)).toBeGreaterThan(0);
});

test("margins do not make a mark smaller, nor set it beside the middle", () => {
  const ink = { width: 0.25, height: 0.25, x: -0.25, y: 0.3 };
  expect(opticalSize(mark({ ink }), plate).width).toBeCloseTo(opticalSize(mark(), plate).width * 4);
  expect(opticalImageProps(mark({ ink }), plate).style).toEqual({ width: "183%", translate: "25% -30%" });
  expect(opticalImageProps(mark(), plate).style).toEqual({ width: "46%" });
});

test("a heavy mark is set a little smaller than one of thin lines, and neither without end", () => {
  const [heavy, middle, thin, thinnest] = [1, 0.45, 0.1, 0].map(
    (weight) => opticalSize(mark({ weight }), plate).width,
  );
  expect(heavy).toBeLessThan(middle ?? 0);
  expect(thin).toBeGreaterThan(middle ?? 0);
  expect(thinnest).toBe(thin);
});

test("a picture of few pixels is not blown up, a drawing of few is", () => {
  const icon = { width: 16, height: 16 };
  expect(opticalSize(mark(icon), plate)).toEqual(opticalSize(mark(), plate));
  expect(opticalImageProps(mark({ ...icon, isDrawing: false }), plate)).toMatchObject({
    width: 48,
    height: 48,
    style: { maxWidth: 48 },
  });
  expect(opticalImageProps(mark({ isDrawing: false, width: 900, height: 900 }), plate).style).toEqual({
    width: "46%",
  });
});
