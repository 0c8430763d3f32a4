import { addressOf, expect, test } from "./journey.ts";

/** In the page: gives all elements a name that begins in Arabic. Those where its end does not stand left of its beginning. */
function readFromTheLeft(elements: Element[]): string[] {
  const name = "دار (ABC)!";
  const leftOf = (text: Node, index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return elements.flatMap((element) => {
    const text = document.createTextNode(name);
    element.replaceChildren(text);
    return leftOf(text, name.length - 1) < leftOf(text, 0) ? [] : [element.outerHTML];
  });
}

test("an Arabic name with other letters in it reads from right to left wherever it stands", async ({
  page,
  javaScript,
}) => {
  test.skip(!javaScript, "the name is written by a script");
  for (const [path, names] of [
    ["/logos", "article .small"],
    ["/logos/:id", "h1, h1 + .small, dd"],
    ["/events/:id", "h1, article strong, article strong + .small"],
    ["/jobs/:id", "h1, article strong"],
  ] as const) {
    await page.goto(await addressOf(page, path));
    const elements = page.getByRole("main").locator(names);
    expect(await elements.count(), path).toBeGreaterThan(1);
    expect.soft(await elements.evaluateAll(readFromTheLeft), path).toEqual([]);
  }
});
