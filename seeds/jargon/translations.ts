import type { Entry } from "#seeds/entry.ts";
import { arabic } from "./translations/arabic.ts";
import { french } from "./translations/french.ts";
import { hausa } from "./translations/hausa.ts";
import { portuguese } from "./translations/portuguese.ts";
import { swahili } from "./translations/swahili.ts";
import type { TermText } from "./translations/translation-seed.ts";

export type TranslationSeed = Entry & TermText & { language: string; credit: string; synonyms: string[] };

type Sent = Pick<TranslationSeed, "language" | "owner" | "credit" | "daysAgo">;

/** What one person sent, a term or two a day. */
const from = (sent: Sent, texts: TermText[]): TranslationSeed[] =>
  texts.map((text, number) => ({
    ...sent,
    synonyms: [],
    ...text,
    key: `${text.of}-${sent.language}`,
    status: "approved",
    daysAgo: sent.daysAgo - Math.floor(number / 2),
  }));

export const translations: TranslationSeed[] = [
  ...from({ language: "sw", owner: "wanjiku", credit: "Wanjiku Kariuki", daysAgo: 118 }, swahili),
  ...from({ language: "fr", owner: "claudine", credit: "Claudine Uwase", daysAgo: 97 }, french),
  ...from({ language: "pt", owner: null, credit: "Nádia Macuácua", daysAgo: 83 }, portuguese),
  ...from({ language: "ar", owner: "youssef", credit: "Youssef El Amrani", daysAgo: 64 }, arabic),
  ...from({ language: "ha", owner: "zainab", credit: "Zainab Bello", daysAgo: 49 }, hausa),
];
