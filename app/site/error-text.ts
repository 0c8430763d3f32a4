import type { Translator } from "#app/words/translator.ts";

const known = [400, 403, 404, 405, 413, 415, 429, 503] as const;

/** What went wrong, by the status of the answer. A proxy in front answers 502 and 504 for us. */
export function errorText(t: Translator<"errors">, status: number): { title: string; text: string } {
  const meant = status === 502 || status === 504 ? 503 : status;
  const key = known.find((one) => one === meant) ?? "unknown";
  return { title: t(`${key}.title`), text: t(`${key}.text`) };
}
