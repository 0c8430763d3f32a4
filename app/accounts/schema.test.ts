import { describe, expect, test } from "vitest";
import { signInSchema, signUpSchema } from "./schema.ts";

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];
const person = {
  name: "Ama",
  email: "Ama@Example.com ",
  password: "kente-cloth",
  confirmPassword: "kente-cloth",
};

describe("signing in", () => {
  test("asks for both email and password", () => {
    expect(messages(signInSchema.safeParse({}))).toContain("Please enter both email and password");
  });
  test("reads the address without regard to case and spaces", () => {
    expect(signInSchema.parse({ email: " Ama@Example.com", password: "x" }).email).toBe("ama@example.com");
  });
});

describe("signing up", () => {
  test("takes a name, an address and a password given twice", () => {
    expect(signUpSchema.parse(person)).toMatchObject({ name: "Ama", email: "ama@example.com" });
  });
  test("asks for all fields", () => {
    expect(messages(signUpSchema.safeParse({ email: "ama@example.com" }))).toContain(
      "Please fill in all fields",
    );
  });
  test("refuses two different passwords", () => {
    expect(messages(signUpSchema.safeParse({ ...person, confirmPassword: "kente" }))).toEqual([
      "Passwords do not match",
    ]);
  });
  test.each([
    ["kente", "Password must be at least 6 characters"],
    ["Password123", "This password is too easy to guess. Choose another."],
    ["é".repeat(37), expect.stringContaining("Accented letters count as two")],
    ["a".repeat(73), expect.stringContaining("Use at most 72 characters")],
  ])("A19 refuses %s", (password, message) => {
    expect(messages(signUpSchema.safeParse({ ...person, password, confirmPassword: password }))).toEqual([
      message,
    ]);
  });
  test.each(["a".repeat(64), "a".repeat(72), "é".repeat(36)])("A19 takes %s", (password) => {
    expect(signUpSchema.safeParse({ ...person, password, confirmPassword: password }).success).toBe(true);
  });
  test("a name cannot hide or turn text around", () => {
    expect(signUpSchema.parse({ ...person, name: "Ama\u202e\u200b  Owusu" }).name).toBe("Ama Owusu");
  });
});
