import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cloth, cloths, weave } from "./cloth.tsx";

const ids = Array.from({ length: 40 }, (_, index) => `item-${index}`);

test("an item always wears the same cloth, and another item another one", () => {
  expect(weave("item-1")).toEqual(weave("item-1"));
  const worn = new Set(ids.map((id) => renderToStaticMarkup(<Cloth id={id} />)));
  expect(worn.size).toBe(ids.length);
});

test("a cloth weighs less than 700 bytes, and 50 more with a strip missing", () => {
  for (const id of ids) {
    expect(renderToStaticMarkup(<Cloth id={id} />).length).toBeLessThan(700);
    expect(renderToStaticMarkup(<Cloth id={id} gap={3} />).length).toBeLessThan(750);
  }
});

test("the sheet has the dyes of every kind of cloth", () => {
  const sheet = readFileSync(new URL("../app.css", import.meta.url), "utf8");
  for (const [kind, [ground, a, b]] of cloths.entries())
    expect(sheet).toContain(
      `.k${kind} { --g: var(--dye-${ground}); --a: var(--dye-${a}); --b: var(--dye-${b}); }`,
    );
});
