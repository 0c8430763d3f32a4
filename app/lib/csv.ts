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

// Of those that fit as well, the one that texts have least.
const separators = ["\t", ";", ","];

/** Throws a SyntaxError, worded for people, at a stray quote. The line `sep=;` of Excel names the separator, and is no row. */
export function readCsv(file: string): string[][] {
  const [head, named] = /^\uFEFF?(?:"?sep=([^\r\n"])"?[,;\t]*(?:\r\n|\r|\n|$))?/i.exec(file) ?? [""];
  const text = file.slice(head.length);
  return [...rowsOf(text, named ?? separatorOf(text))];
}

/** The one by which most rows are as long as the first, and are longest. */
function separatorOf(text: string): string {
  const fits = separators.map((separator) => {
    let width = 0;
    let alike = 0;
    let seen = 0;
    try {
      for (const row of rowsOf(text, separator)) {
        if (row.every((cell) => cell.trim() === "")) continue;
        width ||= row.length;
        alike += row.length === width ? 1 : 0;
        seen += 1;
        if (seen === 50) break;
      }
    } catch {
      return { separator, share: width > 1 ? 0 : -1, width };
    }
    return { separator, share: width > 1 ? alike / seen : -1, width };
  });
  const [best] = fits.toSorted((one, other) => other.share - one.share || other.width - one.width);
  return best?.separator ?? ",";
}

function* rowsOf(text: string, separator: string): Generator<string[]> {
  const sign = separator.replace(/[\\\]^-]/, "\\$&");
  // A space may stand before a quote.
  const next = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^"${sign}\\r\\n]*))([${sign}]|\\r\\n|\\r|\\n|$)`,
    "y",
  );
  let row: string[] = [];
  for (let rows = 0; next.lastIndex < text.length || row.length > 0; ) {
    const found = next.exec(text);
    if (!found) throw new SyntaxError(`There’s a stray quote in row ${rows + 1}.`);
    const [, quoted, plain = "", end] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(guarded.test(value) ? value.slice(1) : value);
    if (end === separator) continue;
    yield row;
    rows += 1;
    row = [];
  }
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
  return csvAnswer(name, bytes);
}

/** Downloads a file that is CSV already. */
export function csvAnswer(name: string, bytes: Uint8Array[]): Response {
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
