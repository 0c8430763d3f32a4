export const logoStatuses = ["pending", "approved", "rejected"] as const;
export const logoYears = { first: 1900, last: 2100 };
