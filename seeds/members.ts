import type { Account } from "./accounts.ts";

/** None of them is an admin: whoever installs the site names the first. */
export const members: (Account & { key: string })[] = [
  { key: "ama", name: "Ama Owusu", email: "ama@example.com", role: "editor" },
  { key: "kofi", name: "Kofi Tetteh", email: "kofi@example.com" },
  { key: "zainab", name: "Zainab Bello", email: "zainab@example.com" },
  { key: "thandi", name: "Thandiwe Mokoena", email: "thandi@example.com" },
  { key: "youssef", name: "Youssef El Amrani", email: "youssef@example.com" },
  { key: "wanjiku", name: "Wanjiku Kariuki", email: "wanjiku@example.com" },
  { key: "claudine", name: "Claudine Uwase", email: "claudine@example.com", mail_notifications: false },
  { key: "tendai", name: "Tendai Moyo", email: "tendai@example.com", status: "inactive" },
];
