export const roles = ["admin", "editor", "user"] as const;
export type Role = (typeof roles)[number];

export function toRole(value: unknown): Role {
  return roles.find((role) => role === value) ?? "user";
}

export const roleLabels: Record<Role, string> = { admin: "Admin", editor: "Editor", user: "User" };

/** Must agree with the policies of the database, which a test compares. */
export const permissions = {
  submit: roles,
  profile: roles,
  administer: ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export function may(role: Role | null | undefined, what: keyof typeof permissions): boolean {
  return role != null && (permissions[what] as readonly Role[]).includes(role);
}
