import { expect, test } from "vitest";
import { toIcon } from "./icon.server.ts";

const icon = (svg: string) => toIcon(new TextEncoder().encode(svg));

test("a drawing becomes what stands between its tags, in its own box", async () => {
  expect(
    await icon(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 3 40 20"><path fill="#a30" d="M0 0h9v9z"/></svg>',
    ),
  ).toEqual({ left: -2, top: 3, width: 40, height: 20, body: '<path fill="#a30" d="M0 0h9v9z"/>' });
});

test("how the root looks goes along, who it is does not", async () => {
  const { body } = (await icon(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="99" id="a" role="img" aria-label="A" fill="none" stroke="#123"><circle r="4"/></svg>',
  )) ?? { body: "" };
  expect(body).toBe('<g fill="none" stroke="#123"><circle r="4"/></g>');
});

test("rules of a style sheet become attributes, and references plain ones", async () => {
  const { body } = (await icon(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><style>.a{fill:#0a0}.b{fill:#00a}</style><path id="p" class="a" d="M0 0h1v1z"/><use class="b" xlink:href="#p"/></svg>',
  )) ?? { body: "" };
  expect(body).toContain('fill="#0a0"');
  expect(body).toContain(' href="#p"');
  expect(body).not.toMatch(/<style|xlink|class/);
});

test.each([
  [
    "rules that only a style sheet can hold",
    '<style>path:hover{fill:#fff}</style><path d="M0 0h9v9z"/>',
    "0 0 9 9",
  ],
  ["no box", '<path d="M0 0h9v9z"/>', ""],
])("none is made of a drawing with %s", async (_, inner, box) => {
  const viewBox = box && ` viewBox="${box}"`;
  expect(await icon(`<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${inner}</svg>`)).toBeNull();
});

test("an icon keeps the color that older browsers draw", async () => {
  const style = "fill:#a30;fill:color(display-p3 .6 .2 0);fill-opacity:1";
  const { body } = (await icon(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a30" style="${style}" d="M0 0h9v9z"/></svg>`,
  )) ?? { body: "" };
  expect(body).toContain('fill="#a30"');
  expect(body).not.toMatch(/style|display-p3/);
});
