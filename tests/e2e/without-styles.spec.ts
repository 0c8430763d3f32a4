import { addressOf, expect, test } from "./journey.ts";
import { publicPages } from "./pages.ts";

/** In the page, as a browser shows it that knows nothing of our styles: what stands in the way of reading it. */
function hardToRead(): string[] {
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) sheet.remove();
  for (const details of document.querySelectorAll("details")) details.open = true;
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
  const blockOf = (text: Node) => {
    let element = text.parentElement;
    while (element && isInline(element)) element = element.parentElement;
    return element;
  };
  const stands = (first: Node, second: Node) => {
    const between = document.createRange();
    between.setStartAfter(first);
    between.setEndBefore(second);
    return between.cloneContents().querySelector("input, select, textarea, br, img") !== null;
  };
  const found = Array.from(document.querySelectorAll("svg"))
    // A diagram is to be looked at; what only decorates is small.
    .filter((drawing) => drawing.getBoundingClientRect().width > (drawing.role === "img" ? 240 : 48))
    .map((drawing) => `a drawing ${drawing.getBoundingClientRect().width} pixels wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility()) continue;
    const together =
      last && last.parentElement !== text.parentElement && blockOf(last) === blockOf(text) && last;
    if (together && /[\p{L}\p{N}.)]$/u.test(together.data) && /^[\p{L}\p{N}]/u.test(text.data))
      if (!stands(together, text)) found.push(`"${together.data}" and "${text.data}" in one word`);
    last = text;
  }
  return found;
}

test("a visitor whose browser has no use for our styles can read every public page", {
  tag: "@plain",
}, async ({ page }) => {
  // Browsers like that run no script either.
  for (const path of publicPages)
    await test.step(path, async () => {
      await page.goto(await addressOf(page, path));
      expect.soft([...new Set(await page.evaluate(hardToRead))], path).toEqual([]);
    });
});
