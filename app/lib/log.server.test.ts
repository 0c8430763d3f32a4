import { expect, test } from "vitest";
import { loggableError, shortLine } from "./log.server.ts";

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

test("The log says what failed, why by its code, and where", () => {
  const cause = { code: "57014", message: "canceling statement due to statement timeout", details: "Ama" };
  const error = new Error("Failed to load events", { cause });
  expect(loggableError(error)).toEqual({
    name: "Error",
    message: "Failed to load events",
    cause: { code: "57014", message: "canceling statement due to statement timeout" },
    stack: expect.stringContaining("log.server.test.ts"),
  });
});

test.each([
  ["a value that the database refuses", { code: "22P02", message: 'invalid input: "ama@example.com"' }],
  ["an address that the auth service refuses", { code: "email_address_invalid", message: "ama@example.com" }],
  ["a recipient that the mail server refuses", { code: "EENVELOPE", message: "550 <ama@example.com>" }],
  ["the details of a key that is taken", { code: "23505", message: "taken", details: "ama@example.com" }],
])("Of %s the log keeps nothing that somebody wrote", (_, parts) => {
  const error = Object.assign(new Error(parts.message), parts);
  for (const thrown of [error, parts, new Error("It failed", { cause: parts })])
    expect(JSON.stringify(loggableError(thrown))).not.toContain("ama@example.com");
  expect(loggableError(error)).toMatchObject({ code: parts.code });
});

test("Whatever else is thrown is named only", () => {
  expect(loggableError("ama@example.com")).toEqual({ name: "string" });
  expect(loggableError(undefined)).toEqual({ name: "undefined" });
});
