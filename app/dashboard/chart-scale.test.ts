import { expect, it } from "vitest";
import { chartScale } from "./chart-scale.ts";

it("numbers a chart in whole, even steps, with room for the highest bar", () => {
  expect(chartScale(0)).toEqual([0, 1]);
  expect(chartScale(1)).toEqual([0, 1]);
  expect(chartScale(3)).toEqual([0, 1, 2, 3]);
  expect(chartScale(4)).toEqual([0, 2, 4]);
  expect(chartScale(31)).toEqual([0, 20, 40]);
  expect(chartScale(1500)).toEqual([0, 500, 1000, 1500]);
  for (let highest = 1; highest < 3000; highest += 7) {
    const scale = chartScale(highest);
    expect(scale.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(scale.length).toBeLessThanOrEqual(5);
    expect(scale.every(Number.isInteger)).toBe(true);
  }
});
