import { expect, test } from "vitest";
import { isWhiteMark, opticalSpread } from "./optical-size.ts";

const address = (attributes: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20${attributes}%3E%3C/svg%3E`;

test.each([
  ["wide", "viewBox=%220%200%20400%20100%22", 2],
  ["tall", "viewBox=%220%200%20100%20400%22", 0.5],
  ["with commas and a start of its own", "viewBox=%22-8.5,-8.5,90,40%22", 1.5],
  ["of a line's width", "viewBox=%220%200%209000%201%22", 2.5],
  ["in single quotes", "viewBox=%270%200%20225%20100%27", 1.5],
])("a mark that is %s spreads", (_, attributes, spread) => {
  expect(opticalSpread(address(attributes))).toBe(spread);
});

test.each([
  ["is square", "viewBox=%220%200%2064%2064%22"],
  ["is almost square", "viewBox=%220%200%2066%2064%22"],
  ["has no height", "viewBox=%220%200%2064%200%22"],
  ["says nothing", "fill=%22none%22"],
  ["says nonsense", "viewBox=%22all%22"],
  ["is negative", "viewBox=%220%200%20-4%209%22"],
])("a mark that %s keeps its size", (_, attributes) => {
  expect(opticalSpread(address(attributes))).toBeNull();
});

const drawing = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg>${inner}</svg>`)}`.replaceAll("%3D", "=");

test.each(['<circle fill="#fff"/>', '<path fill="none" stroke="white"/><rect fill="#FFFFFF"/>'])(
  "a mark of %s is white",
  (inner) => expect(isWhiteMark(drawing(inner))).toBe(true),
);

test.each([
  "",
  "<path/>",
  '<circle fill="#fff"/><path/>',
  '<circle fill="#fff"/><path fill="#ffe"/>',
  '<circle fill="#fff" stroke="#000"/>',
  '<path fill="none"/>',
  '<style>path { fill: red }</style><path fill="#fff"/>',
  '<path fill="#fff" style="fill:red"/>',
])("a mark of %s is not known to be", (inner) => expect(isWhiteMark(drawing(inner))).toBe(false));
