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

test("an Arabic name with other letters in it reads from right to left wherever it stands", {
  tag: "@script",
}, async ({ page }) => {
  // The name is written by a script.
  for (const [path, names] of [
    ["/logos", "article .by"],
    ["/logos/:id", "h1, h1 + .lede"],
    ["/events/kigali-design-days", "h1, article strong, article strong + .by"],
    ["/jobs/:id", "h1, article .lede"],
  ] as const) {
    await page.goto(await addressOf(page, path));
    const elements = page.getByRole("main").locator(names);
    expect(await elements.count(), path).toBeGreaterThan(1);
    expect.soft(await elements.evaluateAll(readFromTheLeft), path).toEqual([]);
  }
});

test("each point of a job has its bullet on the side where its words begin", { tag: "@script" }, async ({
  page,
}) => {
  // The words are written by a script.
  await page.goto(await addressOf(page, "/jobs/:id"));
  const points = page.getByRole("main").locator(".prose li");
  expect(await points.count()).toBeGreaterThan(1);
  const room = await points.evaluateAll((items) =>
    ["خبرة في تصميم الشعارات", "Knows how to draw a mark"].map((words, index) => {
      const item = items[index] as Element;
      item.textContent = words;
      const inside = item.getBoundingClientRect();
      const around = (item.parentElement as Element).getBoundingClientRect();
      return [inside.left - around.left, around.right - inside.right].map(Math.round);
    }),
  );
  expect(room, "left and right of the words in Arabic, and of those in English").toEqual([
    [0, 19],
    [19, 0],
  ]);
});
