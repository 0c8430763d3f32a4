export const logoStatuses = ["pending", "approved", "rejected"] as const;
export const logoYears = { first: 1900, last: 2100 };

/** What the brand does. */
export const sectors = [
  "Finance",
  "Telecom",
  "Food and drink",
  "Media",
  "Public",
  "Health",
  "Education",
  "Retail",
  "Transport",
  "Technology",
  "Non-profit",
  "Sport",
  "Culture",
] as const;

export const markForms = ["Wordmark", "Letter mark", "Picture", "Abstract", "Emblem"] as const;

/** SPDX identifiers where there is one. A logo without a license is under the site's usage guidelines. */
export const licenses = [
  "CC0-1.0",
  "CC-BY-4.0",
  "CC-BY-SA-4.0",
  "CC-BY-ND-4.0",
  "CC-BY-NC-4.0",
  "CC-BY-NC-SA-4.0",
  "CC-BY-NC-ND-4.0",
  "MIT",
  "Public domain",
  "All rights reserved",
] as const;
