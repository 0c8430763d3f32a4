/** What strangers send to make the site work long for little. */

/** Of one form, nearly what the site reads. */
export const dearBytes = 124_000;

const named = (name: (index: number) => string, count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), text]));

/** Fields that an event's form is refused for, each as dear as its bytes allow. */
export const dearFields: Record<string, Record<string, string>> = {
  "commas for tags": { tags: ",".repeat(dearBytes) },
  "a hundred thousand tags": {
    tags: Array.from({ length: dearBytes / 5 }, (_, index) => index.toString(36)).join(","),
  },
  "long rows": named((index) => `speakers[${index}].name`, 60, "a".repeat(dearBytes / 66)),
  "lists in lists": named((index) => `f${index}.a[1].b.c[59].d`, 390, "a".repeat(dearBytes / 400)),
  "lists of a hundred": named((index) => `f${index}[59]`, 390, "a"),
  "one long line": { title: "a".repeat(dearBytes) },
};

export const plainEvent = {
  kind: "event",
  title: "",
  location: "Accra",
  start_date: "2199-05-02",
  end_date: "2199-05-02",
};

/** Values with many spaces that are none in CSS, beside rules that it takes too long to make smaller. */
export function drawingDearToDerive(): string {
  const spaces = `--a:a${"\u00a0".repeat(990)}b;`.repeat(8);
  const numbers = Array.from({ length: 1000 }, (_, index) => 1000 + index);
  const rules = numbers.map((number) => `.c${number}{fill:#12${number}}`).join("");
  const shapes = numbers.map((number) => `<path class="c${number}" d="M${number % 9} 0h1v1z"/>`).join("");
  return `<style>${rules}</style>${shapes}<path style="${spaces}fill:#123456" d="M0 0h9v9z"/>`;
}
