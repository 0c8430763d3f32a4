import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { chartScale, WeekChart } from "./week-chart.tsx";

const weeks = ["2026-11-09", "2026-11-16"];
const draw = (series: { name: string; values: number[] }[]) =>
  renderToStaticMarkup(<WeekChart title="Work per week" weeks={weeks} series={series} empty="Nothing." />);

it("says in words that nothing has happened", () => {
  const page = draw([{ name: "Sent", values: [0, 0] }]);
  expect(page).toContain("Nothing.");
  expect(page).not.toMatch(/<svg|<table/);
});

it("has each figure in a table too, and draws no bar for none", () => {
  const page = draw([
    { name: "Sent", values: [1200, 0] },
    { name: "Decided", values: [0, 7] },
  ]);
  expect(page).toContain("<caption");
  expect(page).toMatch(/9 Nov 2026<\/time><\/th><td>1,200<\/td><td>0<\/td>/);
  expect(page).toMatch(/16 Nov 2026<\/time><\/th><td>0<\/td><td>7<\/td>/);
  expect(page).toContain("1,200 sent and 7 decided in 2 weeks.");
  // One bar of each kind in the chart, one in its key.
  expect(page.match(/<rect class="fill-\(--dye-indigo\)/g)).toHaveLength(2);
  expect(page.match(/<g class="fill-none stroke-\(--dye-clay\)/g)).toHaveLength(2);
});

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
