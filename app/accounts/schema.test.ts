import { describe, expect, test } from "vitest";
import { translator } from "#app/words/translator.ts";
import { signInSchema, signUpSchema } from "./schema.ts";

const signIn = signInSchema(translator("en", "account"));
const signUp = signUpSchema(translator("en", "account"));

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
    expect(messages(signIn.safeParse({}))).toContain("Please enter both email and password");
  });
  test("reads the address without regard to case and spaces", () => {
    expect(signIn.parse({ email: " Ama@Example.com", password: "x" }).email).toBe("ama@example.com");
  });
});

describe("signing up", () => {
  test("takes a name, an address and a password given twice", () => {
    expect(signUp.parse(person)).toMatchObject({ name: "Ama", email: "ama@example.com" });
  });
  test("asks for all fields", () => {
    expect(messages(signUp.safeParse({ email: "ama@example.com" }))).toContain("Please fill in all fields");
  });
  test("refuses two different passwords", () => {
    expect(messages(signUp.safeParse({ ...person, confirmPassword: "kente" }))).toEqual([
      "Passwords do not match",
    ]);
  });
  test.each([
    ["kente", "Password must be at least 6 characters"],
    ["Password123", "This password is too easy to guess. Choose another."],
    ["é".repeat(37), expect.stringContaining("Accented letters count as two")],
    ["a".repeat(73), expect.stringContaining("Use at most 72 characters")],
  ])("A19 refuses %s", (password, message) => {
    expect(messages(signUp.safeParse({ ...person, password, confirmPassword: password }))).toEqual([message]);
  });
  test.each(["a".repeat(64), "a".repeat(72), "é".repeat(36)])("A19 takes %s", (password) => {
    expect(signUp.safeParse({ ...person, password, confirmPassword: password }).success).toBe(true);
  });
  test("a name cannot hide or turn text around", () => {
    expect(signUp.parse({ ...person, name: "Ama\u202e\u200b  Owusu" }).name).toBe("Ama Owusu");
  });
});
