/** What a spreadsheet would run as a formula. Leading apostrophes count too, so that readCsv can take one away. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** CSV (RFC 4180). A cell that looks like a formula gets an apostrophe, which `readCsv` takes away again. */
export function csv(rows: Iterable<readonly unknown[]>): string {
  return Array.from(rows, (row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Separated by commas, else semicolons or tabs. Throws a SyntaxError, worded for people, at a stray quote. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const separator = [",", ";", "\t"].find((sign) => firstLine.includes(sign)) ?? ",";
  const next = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (next.lastIndex < text.length || row.length > 0) {
    const found = next.exec(text);
    if (!found) throw new SyntaxError(`There's a stray quote in row ${rows.length + 1}.`);
    const [, quoted, plain = "", end] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(guarded.test(value) ? value.slice(1) : value);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Downloads rows as `name`, with a byte order mark for Excel. Buffered, so that an error never leaves half a file. */
export async function csvDownload<Row>(
  name: string,
  heading: readonly string[],
  parts: AsyncIterable<Row[]>,
  cells: (row: Row) => readonly unknown[],
): Promise<Response> {
  const bytes = [Buffer.from(`\uFEFF${csv([heading])}`)];
  for await (const rows of parts) bytes.push(Buffer.from(csv(rows.map(cells))));
  const body = new ReadableStream({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
