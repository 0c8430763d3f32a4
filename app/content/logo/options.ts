export const logoYears = { first: 1900, last: 2100 };
