import type { Entry } from "./entry.ts";

export type LogoSeed = Entry & {
  title: string;
  company: string;
  description: string | null;
  designer: string | null;
  year: number | null;
  tags: string[];
  /** Name of the drawing in seeds/logos. */
  file: string;
};

export const logos: LogoSeed[] = [
  {
    key: "kente-collective",
    owner: "kofi",
    status: "approved",
    daysAgo: 120,
    title: "Kente Collective",
    company: "Ashe Studio",
    description: "Four woven fields and one bead for a weavers' cooperative.",
    designer: "Efua Sarpong",
    year: 2023,
    tags: ["geometric", "craft", "textile"],
    file: "kente-collective.svg",
  },
  {
    key: "sunbird-solar",
    owner: null,
    status: "pending",
    daysAgo: 1,
    title: "Sunbird Solar",
    company: "Sunbird",
    description: null,
    designer: null,
    year: null,
    tags: [],
    file: "sunbird-solar.svg",
  },
];
