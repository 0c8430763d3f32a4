import { expect, test } from "vitest";
import { shortLine } from "./log-line.ts";

const size = (line: string) => Buffer.byteLength(line);

test("a short line stays as it is", () => {
  const line = `${JSON.stringify({ level: 30, path: "x".repeat(1_900) })}\n`;
  expect(shortLine(line)).toBe(line);
});

test.each([
  ["an address", { path: "/x".repeat(16_000) }],
  ["characters of several bytes", { msg: "✊🏾".repeat(2_000) }],
  ["characters that are escaped", { err: { message: '"\\\n'.repeat(2_000) } }],
  [
    "many texts",
    { err: { message: "m".repeat(900), stack: "s".repeat(900), cause: { message: "c".repeat(900) } } },
  ],
  ["a list", { users: Array.from({ length: 40 }, () => "u".repeat(100)) }],
])("a line made long by %s is cut to 2 KB, and says the rest", (_, parts) => {
  const line = shortLine(`${JSON.stringify({ level: 50, id: "an-id", ...parts })}\n`);
  expect(size(line)).toBeLessThanOrEqual(2_048);
  expect(line.endsWith("}\n")).toBe(true);
  expect(JSON.parse(line)).toMatchObject({ level: 50, id: "an-id" });
});
