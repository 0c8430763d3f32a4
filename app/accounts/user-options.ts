import { roleLabels, roles } from "./roles.ts";

export const userStatuses = ["active", "inactive"] as const;
export type UserStatus = (typeof userStatuses)[number];
export const statusLabels: Record<UserStatus, string> = { active: "Active", inactive: "Inactive" };

export const roleOptions = [...roles].reverse().map((value) => ({ value, label: roleLabels[value] }));
export const statusOptions = userStatuses.map((value) => ({ value, label: statusLabels[value] }));

export const ownAccount = "You cannot delete your own account here";

/** The address of the list of users, in the state that a dialog's query carries. */
export const userListAddress = ({ search }: { search: string }) => `/dashboard/users${search}`;
