import { licenses } from "./options.ts";

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

export const markFormWords = {
  Wordmark: "Wordmark, logotype",
  "Letter mark": "Letter mark, monogram, initials",
  Picture: "Picture, pictorial, pictorial mark, symbol",
  Abstract: "Abstract, abstract mark",
  Emblem: "Emblem, badge, crest, seal",
};

/** `creativecommons.org/licenses/by-sa/4.0`, as lists have it. */
const ccAddresses = (path: string) =>
  ["http", "https"].map((scheme) => `${scheme}://creativecommons.org/${path}/`).join(", ");
const ccNames = (name: string) =>
  `${name}, ${name.replace("-4.0", "")}, ${name.replace("-4.0", " 4.0 International")}, ${ccAddresses(`licenses/${name.slice(3, -4)}/4.0`)}`;

export const licenseWords: Record<string, string> = {
  ...Object.fromEntries(licenses.map((name) => [name, /^CC-/.test(name) ? ccNames(name) : name])),
  "CC0-1.0": `CC0-1.0, CC0, CC zero, CC0 1.0 Universal, ${ccAddresses("publicdomain/zero/1.0")}`,
  "CC-BY-4.0": `${ccNames("CC-BY-4.0")}, Creative Commons Attribution 4.0, Creative Commons Attribution, Attribution 4.0 International`,
  MIT: "MIT, MIT License",
  "Public domain": "Public domain, PD",
  "All rights reserved": "All rights reserved, Copyright, copyrighted, proprietary",
};

export const colorWords = { black: "Black and gray, gray, grey", purple: "violet", red: "maroon, crimson" };
