export const logoStatuses = ["pending", "approved", "rejected"] as const;
export const logoYears = { first: 1900, last: 2100 };

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

export const layouts = { mark: "Mark", wordmark: "Wordmark", lockup: "Lockup" } as const;
/** What it is for. The first file is for light ground, so another is more likely for dark. */
export const grounds = { dark: "For dark", light: "For light", "one-color": "One color" } as const;
export type LogoLayout = keyof typeof layouts;
export type Ground = keyof typeof grounds;

export const maxVariants = 5;

/** `Wordmark, for dark` */
export const variantLabel = ({ layout, ground }: { layout: LogoLayout; ground: Ground }) =>
  `${layouts[layout]}, ${grounds[ground].toLowerCase()}`;
