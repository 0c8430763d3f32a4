import { isDeviceName, plainLetters } from "#app/lib/fold.ts";

/** Content-Disposition after RFC 6266. Drops characters that end a header, leave a folder or reverse a name. */
export function contentDisposition(title: string, extension: string): string {
  const name = `${fileName(title)}.${extension}`;
  // For programs that know only ASCII; browsers take the second name.
  const plain = plainLetters(name).replace(/[^\x20-\x7e]|["\\/%;]/gu, "_");
  const parameter = `attachment; filename="${plain}"`;
  return plain === name ? parameter : `${parameter}; filename*=UTF-8''${encoded(name)}`;
}

function fileName(title: string): string {
  const name = title
    .toWellFormed()
    .trim()
    .replace(/\s+/gu, "_")
    // Controls, bidi marks and zero-width characters; the joiner in emoji stays.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, "")
    .replace(/["\\/:*?<>|%;]/g, "")
    .replace(/^\.+/, "");
  const short = [...name].slice(0, 100).join("");
  return isDeviceName(short) ? `${short}_` : short || "download";
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
