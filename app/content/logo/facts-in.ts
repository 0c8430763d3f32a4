import type { Translator } from "#app/words/translator.ts";
import { licenseName } from "./license.ts";
import { markForms, sectors } from "./options.ts";

// As the page's language says it; what is stored stays English.

type Words = Translator<"logos">;

export function sectorIn(t: Words, sector: string): string {
  const known = sectors.find((one) => one === sector);
  return known ? t(`sector.${known}`) : sector;
}

export function markFormIn(t: Words, form: string): string {
  const known = markForms.find((one) => one === form);
  return known ? t(`form.${known}`) : form;
}

export function licenseIn(t: Words, license: string): string {
  const known = (["Public domain", "All rights reserved"] as const).find((one) => one === license);
  return known ? t(`license.${known}`) : licenseName(license);
}
