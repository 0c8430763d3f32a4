export type MemberSeed = {
  key: string;
  name: string;
  email: string;
  role: "editor" | "user";
  status: "active" | "inactive";
  mail_notifications: boolean;
};

const member = { role: "user", status: "active", mail_notifications: true } as const;

/** Invented people. None is an admin: whoever installs the site names the first one. */
export const members: MemberSeed[] = [
  { ...member, key: "ama", name: "Ama Owusu", email: "ama@example.com", role: "editor" },
  { ...member, key: "kofi", name: "Kofi Tetteh", email: "kofi@example.com" },
  { ...member, key: "zainab", name: "Zainab Bello", email: "zainab@example.com" },
  { ...member, key: "thandi", name: "Thandiwe Mokoena", email: "thandi@example.com" },
  { ...member, key: "youssef", name: "Youssef El Amrani", email: "youssef@example.com" },
  { ...member, key: "wanjiku", name: "Wanjiku Kariuki", email: "wanjiku@example.com" },
  {
    ...member,
    key: "claudine",
    name: "Claudine Uwase",
    email: "claudine@example.com",
    mail_notifications: false,
  },
  { ...member, key: "tendai", name: "Tendai Moyo", email: "tendai@example.com", status: "inactive" },
];
