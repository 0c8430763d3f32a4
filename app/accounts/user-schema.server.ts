import { z } from "zod";
import { requiredLine } from "#app/lib/text-fields.ts";
import { languages } from "#app/words/languages.ts";
import { translator } from "#app/words/translator.ts";
import { toRole } from "./roles.ts";
import { email, newPassword } from "./schema.ts";
import { userStatuses } from "./user-options.ts";

const t = translator("en", "account");
const missing = "Please fill in all required fields";

const person = {
  name: requiredLine(missing, 80),
  email: email(t, missing),
  role: z.string().optional().transform(toRole),
};

export const newUserSchema = z
  .object({
    ...person,
    language: z.enum(languages).default("en"),
    password: newPassword(t, missing),
    confirmPassword: z.string({ error: missing }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: t("errors.differ"),
  });

export const userSchema = z.object({ ...person, status: z.enum(userStatuses) });
