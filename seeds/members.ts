export type MemberSeed = {
  key: string;
  name: string;
  email: string;
  role: "editor" | "user";
  status: "active" | "inactive";
  mail_notifications: boolean;
};

/** Invented people. None is an admin: whoever installs the site names the first one. */
export const members: MemberSeed[] = [
  {
    key: "ama",
    name: "Ama Owusu",
    email: "ama@example.com",
    role: "editor",
    status: "active",
    mail_notifications: true,
  },
  {
    key: "kofi",
    name: "Kofi Tetteh",
    email: "kofi@example.com",
    role: "user",
    status: "active",
    mail_notifications: true,
  },
];
