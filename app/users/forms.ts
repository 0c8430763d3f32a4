import { z } from "zod";
import { roleLabels, roles, toRole } from "#app/auth/roles.ts";
import { email, newPassword } from "#app/auth/schema.ts";
import { requiredLine } from "#app/lib/text-fields.ts";

const missing = "Please fill in all required fields";

const userStatuses = ["active", "inactive"] as const;
export type UserStatus = (typeof userStatuses)[number];
export const statusLabels: Record<UserStatus, string> = { active: "Active", inactive: "Inactive" };

export const roleOptions = [...roles].reverse().map((value) => ({ value, label: roleLabels[value] }));
export const statusOptions = userStatuses.map((value) => ({ value, label: statusLabels[value] }));

const person = {
  name: requiredLine(missing, 80),
  email: email(missing),
  role: z.string().optional().transform(toRole),
};

/** What the form of a new user posts. */
export const newUserSchema = z
  .object({
    ...person,
    password: newPassword(missing),
    confirmPassword: z.string({ error: missing }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });

/** What the form of an existing user posts. */
export const userSchema = z.object({ ...person, status: z.enum(userStatuses) });
