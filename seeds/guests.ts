import type { Account } from "./accounts.ts";

/** For the demo: members who have sent nothing yet. */
export const guests: (Account & { joinedDaysAgo: number })[] = [
  { name: "Sena Agbeko", email: "sena@example.com", joinedDaysAgo: 104 },
  { name: "Lerato Dube", email: "lerato@example.com", joinedDaysAgo: 79 },
  { name: "Ibrahim Traoré", email: "ibrahim@example.com", joinedDaysAgo: 58 },
  { name: "Chipo Banda", email: "chipo@example.com", joinedDaysAgo: 47 },
  { name: "Hanna Tesfaye", email: "hanna@example.com", joinedDaysAgo: 35 },
  { name: "Moussa Ndiaye", email: "moussa@example.com", joinedDaysAgo: 27 },
  { name: "Ifeoma Eze", email: "ifeoma@example.com", joinedDaysAgo: 16 },
  { name: "Salma Haddad", email: "salma@example.com", joinedDaysAgo: 8 },
  { name: "Jabari Mwangi", email: "jabari@example.com", joinedDaysAgo: 3 },
];
