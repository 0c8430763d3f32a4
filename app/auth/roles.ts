export const roles = ["admin", "editor", "user"] as const;
export type Role = (typeof roles)[number];

/** The role that `value` names; anything unknown is a plain user. */
export function toRole(value: unknown): Role {
  return roles.find((role) => role === value) ?? "user";
}

export const roleLabels: Record<Role, string> = { admin: "Admin", editor: "Editor", user: "User" };

export const accessLabels: Record<Role, string> = {
  admin: "Full Access",
  editor: "Editor Access",
  user: "Limited Access",
};

/** Whether somebody with this role may open what is for admins. The policies say the same for the data. */
export const mayAdminister = (role: Role | undefined): boolean => role === "admin";
