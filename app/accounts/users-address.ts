/** The list of users in the state that a dialog's address carries. */
export const userList = ({ search }: { search: string }) => `/dashboard/users${search}`;
