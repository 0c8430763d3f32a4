import type { LogoSeed } from "./logo-seed.ts";

/** By key: further files, each drawn in `{key}-{name}.svg`, and what the first one shows where it is no mark. */
export const variants: Record<string, Pick<LogoSeed, "layout" | "variants">> = {
  "baobab-bank": { variants: ["wordmark", "lockup", "lockup-dark"] },
  "djembe-press": { variants: ["mark-dark"] },
  duka: { layout: "wordmark" },
  "kilima-trails": { variants: ["lockup", "wordmark-dark"] },
  kodi: { layout: "wordmark", variants: ["wordmark-dark", "mark"] },
  "nile-transit": { variants: ["mark-dark", "wordmark"] },
  "oryx-guard": { variants: ["wordmark", "wordmark-dark"] },
  "pamoja-health": { variants: ["wordmark", "lockup", "lockup-one-color"] },
  "sahel-freight": { variants: ["mark-dark", "wordmark", "lockup"] },
  "savane-coffee": { variants: ["mark-dark", "lockup", "lockup-dark"] },
  sawa: { variants: ["mark-dark", "wordmark"] },
  "tembo-logistics": { variants: ["wordmark", "lockup", "lockup-dark"] },
  "tok-media": { layout: "wordmark", variants: ["wordmark-dark", "mark"] },
  "yaz-foundry": { variants: ["mark-dark", "wordmark", "wordmark-dark"] },
  "ziwa-fisheries": { variants: ["wordmark", "lockup"] },
};
