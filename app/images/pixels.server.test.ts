import { expect, test } from "vitest";
import { sizeOf } from "./pixels.server.ts";
import { renditionsOf } from "./rendition.server.ts";

const drawing = (attributes: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1v1z"/></svg>`,
  );

test.each([
  ['viewBox="0 0 2.7 1.3"', { width: 512, height: 247 }],
  ['width="10.4" height="3.3" viewBox="0 0 104 33"', { width: 512, height: 162 }],
  ['width="7" viewBox="0 0 30 7"', { width: 512, height: 119 }],
  ['width="100%" height="100%" viewBox="0 0 .9 1.8"', { width: 256, height: 512 }],
])("a drawing of %s keeps its proportions as pixels", async (attributes, expected) => {
  const sizes = renditionsOf(await sizeOf(drawing(attributes)), true);
  expect(sizes[1]).toMatchObject(expected);
});
