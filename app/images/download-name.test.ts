import { expect, test } from "vitest";
import { contentDisposition } from "./download-name.ts";

const dispositionOf = (title: string) => contentDisposition(title, "svg");

test("X8 spaces become underscores and the real extension is added", () => {
  expect(dispositionOf("Safari  Park\tmark")).toBe('attachment; filename="Safari_Park_mark.svg"');
  expect(contentDisposition("Photo", "png")).toBe('attachment; filename="Photo.png"');
});

test("X8 accents and emoji are told in UTF-8, with a plain name beside", () => {
  expect(dispositionOf("Café Ñandú")).toBe(
    "attachment; filename=\"Cafe_Nandu.svg\"; filename*=UTF-8''Caf%C3%A9_%C3%91and%C3%BA.svg",
  );
  expect(dispositionOf("👩🏾‍🎨")).toMatch(
    /^attachment; filename="_+\.svg"; filename\*=UTF-8''%F0%9F%91%A9[%\dA-F]+\.svg$/,
  );
});

test("X8 letters of African alphabets have the key that people have, and a device's name is no file's", () => {
  expect(dispositionOf("Ɔdɔ Ɓaaƙi")).toContain('filename="Odo_Baaki.svg"');
  for (const name of ["con", "AUX", "nul", "Com1", "lpt9"])
    expect(dispositionOf(name)).toBe(`attachment; filename="${name}_.svg"`);
  expect(dispositionOf("Concord")).toBe('attachment; filename="Concord.svg"');
});

test("X8 quotes, line breaks, folders and reversed text cannot leave the name", () => {
  for (const title of [
    'a"; filename="b.exe',
    "a\r\nSet-Cookie: b=1",
    "..\\..//etc/passwd",
    "a\u202egvs.exe",
    "a\0b",
    "a%0d%0ab",
    "\ud800",
    "🎨".repeat(400),
    "(a)*'!",
  ]) {
    const disposition = dispositionOf(title);
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\/%;\r\n]+\.svg"(?:; filename\*=UTF-8''[\w.%~-]+\.svg)?$/,
    );
    expect(disposition).not.toMatch(/%0d|%0a|%00|%e2%80%ae|\.\./i);
    expect(() => new Headers({ "Content-Disposition": disposition })).not.toThrow();
    expect(disposition.length).toBeLessThan(2000);
  }
});

test("X8 a title without a usable character still gives a name", () => {
  expect(dispositionOf("")).toBe('attachment; filename="download.svg"');
  expect(dispositionOf('"/\\"')).toBe('attachment; filename="download.svg"');
});
