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

/** Other words for them, and what such companies call themselves. */
export const sectorWords = {
  Finance:
    "Finance, bank, banks, banking, fintech, insurance, payments, financial services, finances, financial",
  Telecom: "Telecom, telecoms, telco, telecommunication, telecommunications",
  "Food and drink":
    "Food and drink, food, drink, drinks, beverage, beverages, restaurant, restaurants, food & beverage, food & drink, f&b",
  Media: "Media, press, news, television, radio, broadcasting",
  Public: "Public, government, public sector",
  Health: "Health, healthcare, hospital, hospitals, pharma",
  Education: "Education, university, universities, school, schools, edtech",
  Retail: "Retail, ecommerce, e-commerce, shopping, supermarket",
  Transport: "Transport, airline, airlines, logistics, transportation, mobility",
  Technology: "Technology, tech, software, technologies, it",
  "Non-profit": "Non-profit, ngo, charity, not for profit",
  Sport: "Sport, sports, football",
  Culture: "Culture, arts, museum, entertainment",
};

export const markForms = ["Wordmark", "Letter mark", "Picture", "Abstract", "Emblem"] as const;

export const markFormWords = {
  Wordmark: "Wordmark, logotype",
  "Letter mark": "Letter mark, monogram, initials",
  Picture: "Picture, pictorial, pictorial mark, symbol",
  Abstract: "Abstract, abstract mark",
  Emblem: "Emblem, badge, crest, seal",
};

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

const ccNames = (name: string) =>
  `${name}, ${name.replace("-4.0", "")}, ${name.replace("-4.0", " 4.0 International")}`;

export const licenseWords: Record<string, string> = {
  ...Object.fromEntries(licenses.map((name) => [name, /^CC-/.test(name) ? ccNames(name) : name])),
  "CC0-1.0": "CC0-1.0, CC0, CC zero, CC0 1.0 Universal",
  "CC-BY-4.0": `${ccNames("CC-BY-4.0")}, Creative Commons Attribution 4.0, Creative Commons Attribution, Attribution 4.0 International`,
  MIT: "MIT, MIT License",
  "Public domain": "Public domain, PD",
  "All rights reserved": "All rights reserved, Copyright, copyrighted, proprietary",
};

/** What a file shows. */
export const layouts = { mark: "Mark", wordmark: "Wordmark", lockup: "Lockup" } as const;
/** What it is for. The first file is for light ground, so another is more likely for dark. */
export const grounds = { dark: "For dark", light: "For light", "one-color": "One color" } as const;
export type LogoLayout = keyof typeof layouts;
export type Ground = keyof typeof grounds;

/** Besides the first file. */
export const maxVariants = 5;

/** `Wordmark, for dark` */
export const variantLabel = ({ layout, ground }: { layout: LogoLayout; ground: Ground }) =>
  `${layouts[layout]}, ${grounds[ground].toLowerCase()}`;
