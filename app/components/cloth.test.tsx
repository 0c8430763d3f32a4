import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cloth, weave } from "./cloth.tsx";

const ids = Array.from({ length: 40 }, (_, index) => `item-${index}`);

test("an item always wears the same cloth, and another item another one", () => {
  expect(weave("item-1")).toEqual(weave("item-1"));
  const worn = new Set(ids.map((id) => renderToStaticMarkup(<Cloth id={id} />)));
  expect(worn.size).toBe(ids.length);
});

test("a cloth weighs less than 800 bytes, and 100 more with a strip missing", () => {
  for (const id of ids) {
    expect(renderToStaticMarkup(<Cloth id={id} />).length).toBeLessThan(800);
    expect(renderToStaticMarkup(<Cloth id={id} gap={3} />).length).toBeLessThan(900);
  }
});
