/** A line of the benchmark's table; `met` is undefined where a figure has no goal. */
export type Line = { what: string; figure: string; goal?: string; met?: boolean | undefined };

/** A figure beside its goal: at most, or at least, so much. */
export function against(
  what: string,
  value: number,
  goal: { most: number } | { least: number },
  unit: string,
  note = "",
): Line {
  const limit = "most" in goal ? goal.most : goal.least;
  return {
    what,
    figure: `${rounded(value)} ${unit}${note}`.trim(),
    goal: `${"most" in goal ? "at most" : "at least"} ${limit} ${unit}`.trim(),
    met: "most" in goal ? value <= limit : value >= limit,
  };
}

/** Three digits that matter. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return "?";
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString("en")
    : String(Number(value.toPrecision(3)));
}

/** The one in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The lines of a part under its heading, as a table that reads well as text and as Markdown. */
export function table(heading: string, lines: Line[]): string {
  const cells = lines.map(({ what, figure, goal = "", met }) => [
    what,
    figure,
    goal,
    met === undefined ? "" : met ? "yes" : "NO",
  ]);
  const head = ["", "Measured", "Goal", "Met"];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return `\n## ${heading}\n\n${[line(head), rule, ...cells.map(line)].join("\n")}\n`;
}
