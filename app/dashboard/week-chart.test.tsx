import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WeekChart } from "./week-chart.tsx";

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
  expect(page.match(/<rect class="bar"/g)).toHaveLength(2);
  expect(page.match(/class="bar woven"/g)).toHaveLength(2);
});
