import { expect, test } from "vitest";
import { loggableError } from "./loggable-error.ts";

test("The log says what failed, why by its code, and where", () => {
  const cause = { code: "57014", message: "canceling statement due to statement timeout", details: "Ama" };
  const error = new Error("Failed to load events", { cause });
  expect(loggableError(error)).toEqual({
    name: "Error",
    message: "Failed to load events",
    cause: { code: "57014", message: "canceling statement due to statement timeout" },
    stack: expect.stringContaining("loggable-error.test.ts"),
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
