export const password = "kente-and-clay";
export const people = {
  ama: { name: "Ama Owusu", email: "ama@example.com", password },
  ben: { name: "Ben Sithole", email: "ben@example.com", password },
  adjoa: { name: "Adjoa Mensah", email: "adjoa@example.com", password },
  ina: { name: "Ina Diop", email: "ina@example.com", password, status: "inactive" },
} as const;
export type Person = keyof typeof people;
export const admin = people.adjoa;
