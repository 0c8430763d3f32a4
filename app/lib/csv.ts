/** What a spreadsheet would run as a formula instead of showing it. */
const formula = /^[=+\-@\t\r]/;

/**
 * A file of comma separated values (RFC 4180). A cell that begins like a formula gets an
 * apostrophe before it, so that a spreadsheet shows it and runs nothing.
 */
export function csv(rows: Iterable<readonly unknown[]>): string {
  return Array.from(rows, (row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The answer that saves `text` under `name`. The mark at its beginning tells Excel that it is UTF-8. */
export function csvDownload(name: string, text: string): Response {
  return new Response(`\uFEFF${text}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
