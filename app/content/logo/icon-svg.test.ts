import { expect, test } from "vitest";
import { iconSvg } from "./icon-svg.ts";

const icon = { body: '<path fill="currentColor" d="M0 0"/>', left: 0, top: 0, width: 40, height: 20 };
const tagOf = (query: string) => /<svg[^>]*>/.exec(iconSvg(icon, new URLSearchParams(query)))?.[0];

test.each([
  ["", 'width="2em" height="1em"'],
  ["width=90", 'width="90" height="45"'],
  ["height=3rem", 'width="6rem" height="3rem"'],
  ["width=10&height=10px", 'width="10" height="10px"'],
  ['width="><script>&height=calc(1px)', 'width="2em" height="1em"'],
])("asked for %j an icon has %s", (query, size) => {
  expect(tagOf(query)).toContain(size);
  expect(tagOf(query)).toContain('viewBox="0 0 40 20"');
});

test("a color replaces that of the text around, and only a color does", () => {
  expect(iconSvg(icon, new URLSearchParams({ color: "#0a0" }))).toContain('fill="#0a0"');
  expect(iconSvg(icon, new URLSearchParams({ color: '"/><b' }))).toContain('fill="currentColor"');
});
