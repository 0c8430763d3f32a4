import { roleLabels, roles } from "./roles.ts";

export const userStatuses = ["active", "inactive"] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userStatusLabels: Record<UserStatus, string> = { active: "Active", inactive: "Inactive" };

export const roleOptions = [...roles].reverse().map((value) => ({ value, label: roleLabels[value] }));
export const statusOptions = userStatuses.map((value) => ({ value, label: userStatusLabels[value] }));

export const ownAccount = "You can’t delete your own account here";

export const userListAddress = ({ search }: { search: string }) => `/dashboard/users${search}`;

export const itemsAddress = (userId: string) => `/dashboard/users/${userId}/items`;
