/** What a spreadsheet would run as a formula instead of showing it; apostrophes before it count, so that one can go. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/**
 * A file of comma separated values (RFC 4180). A cell that begins like a formula gets an
 * apostrophe before it, so that a spreadsheet shows it and runs nothing; `readCsv` takes it away again.
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

/**
 * The rows of a file of comma separated values, empty ones too: a row stands where a spreadsheet shows it. Where the
 * first line has no comma, semicolons are between the cells, as some spreadsheets write, or tabs, as all of them copy.
 * @throws SyntaxError, in words for people, where a quote is never closed or stands in the middle of a cell
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const separator = [",", ";", "\t"].find((sign) => firstLine.includes(sign)) ?? ",";
  // One cell, quoted or plain, and what ends it: a separator, the end of the line, or the end of the file.
  const next = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (next.lastIndex < text.length || row.length > 0) {
    const found = next.exec(text);
    if (!found) throw new SyntaxError(`A quote is out of place in row ${rows.length + 1}.`);
    const [, quoted, plain = "", end] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(guarded.test(value) ? value.slice(1) : value);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/**
 * The answer that saves a list under `name`, with a heading and a row of `cells` for each of its rows, which come part by
 * part. The mark at its beginning tells Excel that it is UTF-8. The file is held as bytes, for which there is more room
 * than for text, until the last row has been read: an error in the middle leaves nobody with half of it.
 */
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
