import { z } from "zod";
import { sentencesOf } from "#app/words/sentence.ts";
import { oneLine } from "./sanitize-text.ts";

/** The part before the @ as browsers take it, without dots that mail servers refuse. */
const mailbox = /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{0,63}[\w!#$%&'*+/=?^`{|}~-]$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** An address as mail servers know it: `Ama <ama@mañana.example>` -> `ama@xn--maana-pta.example`; what is none stays as it is. */
export function readEmail(text: string): string {
  const written = oneLine(text).normalize("NFKC");
  const inside = /^[^<>]*<([^<>]+)>$/.exec(written)?.[1] ?? written;
  // What a copied link or sentence has around it.
  const bare = inside.replace(/^mailto:([^?]*).*$/i, "$1").replace(/^["']|["',;.]$/g, "");
  const at = bare.lastIndexOf("@");
  try {
    const host = /^[^\s/?#:@[\]\\]+$/.test(bare.slice(at + 1))
      ? new URL(`http://${bare.slice(at + 1)}`).hostname
      : "";
    return at > 0 && domain.test(host) ? `${bare.slice(0, at)}@${host}` : bare;
  } catch {
    return bare;
  }
}

export function isEmail(address: string): boolean {
  const at = address.lastIndexOf("@");
  return mailbox.test(address.slice(0, at)) && domain.test(address.slice(at + 1).toLowerCase());
}

export const maxEmailLength = 254;

/** `missing` is the message where there is none, `wrong` where it is no address, `long` where it is too long. */
export const emailAddress = (wrong: string, { missing = wrong, long = wrong } = {}) =>
  z
    .string({ error: missing })
    .overwrite(readEmail)
    .max(maxEmailLength, long)
    .refine(isEmail, { error: wrong, abort: true });

export const optionalEmail = (wrong: string) =>
  z
    .string()
    .overwrite(readEmail)
    .max(maxEmailLength, sentencesOf("wrong")("atMost", { longest: maxEmailLength }))
    .refine((text) => text === "" || isEmail(text), wrong)
    .optional()
    .transform((address) => address || null);

/** `example.org/apply`, `https//example.org/apply`, `http://https://example.org/apply` -> `https://example.org/apply` */
export function withScheme(text: string): string {
  const written = (/^<(\S+)>$/.exec(text)?.[1] ?? text)
    .replace(/^https?:\/\/(?=https?:)/i, "")
    .replace(/^(https?)(?::\/?|\/\/)(?=[^:/])/i, "$1://");
  const host = /^([\p{L}\p{M}\p{N}-]+\.)+([\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)/iu;
  return host.test(written) ? `https://${written}` : written;
}

export function isWebLink(text: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(text)) return false;
  try {
    // URL.canParse is missing in the browsers of some phones.
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}
