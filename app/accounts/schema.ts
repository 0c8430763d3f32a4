import { z } from "zod";
import { requiredLine } from "#app/lib/text-fields.ts";
import { emailAddress } from "#app/lib/written-addresses.ts";
import { isCommonPassword } from "./common-passwords.ts";

const required = (message: string) => z.string({ error: message });

/** `missing` is the message where there is none. */
export const email = (missing: string) =>
  emailAddress("Please enter an email address such as ama@example.com", {
    missing,
    long: "Please use a shorter email address",
  }).toLowerCase();

const tooLong =
  "Please use at most 72 characters. Accented letters count as two, emoji and letters of some scripts as up to four";

/** bcrypt ignores what follows the 72nd byte. */
export const newPassword = (missing: string) =>
  required(missing)
    .min(6, "Password must be at least 6 characters")
    .refine((password) => new TextEncoder().encode(password).length <= 72, tooLong)
    .refine(
      (password) => !isCommonPassword(password),
      "This password is too easy to guess. Please choose another",
    );

const missingCredentials = "Please enter both email and password";
export const signInSchema = z.object({
  email: email(missingCredentials),
  password: required(missingCredentials).max(1000, missingCredentials),
});

const missingFields = "Please fill in all fields";
export const signUpSchema = z
  .object({
    name: requiredLine(missingFields, 80),
    email: email(missingFields),
    password: newPassword(missingFields),
    confirmPassword: required(missingFields),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });
