import { ImageRefused } from "#app/images/image-refused.ts";
import { cleanSvg } from "#app/images/svg.server.ts";
import { sentenceIn } from "#app/words/sentence-in.server.ts";

export const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

export const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<path d="M0 0h9v9"/></svg>`,
  );

const noise = '<feTurbulence baseFrequency=".05" numOctaves="9"/>'.repeat(50);
/** Takes longer than any drawing may. */
export const endless = svg(`<filter id="a">${noise}</filter><g filter="url(#a)"><path d="M0 0h9v9z"/></g>`);

/** With its message in English. Throws when the drawing is accepted. */
export function refusal(bytes: Uint8Array): ImageRefused {
  try {
    cleanSvg(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) return new ImageRefused(sentenceIn("en", error.message), error.status);
    throw error;
  }
  throw new Error("The file was accepted.");
}
