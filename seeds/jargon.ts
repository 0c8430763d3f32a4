import type { Entry } from "./entry.ts";

export type JargonCategory =
  | "Typography"
  | "Web Design"
  | "Graphic Design"
  | "Design Principles"
  | "UX Design"
  | "Print Design"
  | "Digital Design"
  | "Design Theory";

/** The key is the slug. */
export type JargonSeed = Entry & {
  term: string;
  definition: string;
  category: JargonCategory;
  related_terms: string[];
};

export const jargon: JargonSeed[] = [
  {
    key: "kerning",
    owner: "ama",
    status: "approved",
    daysAgo: 200,
    term: "Kerning",
    definition:
      "The space between two particular letters. Tighten AV, loosen rn, and a word stops wobbling. Done well, nobody notices; done badly, nobody can look away.",
    category: "Typography",
    related_terms: ["Tracking"],
  },
  {
    key: "tracking",
    owner: "ama",
    status: "pending",
    daysAgo: 2,
    term: "Tracking",
    definition: "The space added to, or taken from, a whole run of letters at once.",
    category: "Typography",
    related_terms: ["Kerning"],
  },
];
