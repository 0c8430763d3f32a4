import { expect, test } from "vitest";
import { isEmail, isWebLink, readEmail, withScheme } from "./written-addresses.ts";

test.each([
  ["ama@studio.example", "ama@studio.example"],
  [" o'brien+jobs@studio.example ", "o'brien+jobs@studio.example"],
  ["R&D@studio.example", "R&D@studio.example"],
  ["Ama Owusu <ama@studio.example>", "ama@studio.example"],
  ["mailto:ama@studio.example", "ama@studio.example"],
  ["MAILTO:ama@studio.example?subject=Logo", "ama@studio.example"],
  ["ama@studio.example.", "ama@studio.example"],
  ["'ama@studio.example'", "ama@studio.example"],
  ["ama＠studio.example", "ama@studio.example"],
  ["ama@Über.example", "ama@xn--ber-goa.example"],
  ["ama@موقع.مصر", "ama@xn--4gbrim.xn--wgbh1c"],
  ["ama@xn--4gbrim.xn--pgbs0dh", "ama@xn--4gbrim.xn--pgbs0dh"],
])("%s is the mail address %s", (text, address) => {
  expect(readEmail(text)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

test.each([
  "",
  "ama",
  "ama@",
  "@studio.example",
  "ama@studio",
  "ama@127.0.0.1",
  "a..b@studio.example",
  ".a@studio.example",
  "a.@studio.example",
  "ama owusu@studio.example",
  "a@b.example, c@d.example",
  "a@b.example\nBcc: c@d.example",
  "a@b.example/x",
  "a@-b.example",
  `${"a".repeat(65)}@studio.example`,
])("%j is none", (text) => expect(isEmail(readEmail(text))).toBe(false));

test("a link needs no scheme, in the letters of any script", () => {
  for (const text of [
    "studio.example/jobs",
    "www.studio.example",
    "موقع.مصر/وظائف",
    "a.xn--wgbh1c",
    "दिल्ली.example",
  ])
    expect([withScheme(text), isWebLink(withScheme(text))]).toEqual([`https://${text}`, true]);
  expect(withScheme("<https://studio.example>")).toBe("https://studio.example");
  for (const text of [
    "http://https://studio.example/jobs",
    "https//studio.example/jobs",
    "https:/studio.example/jobs",
    "https:studio.example/jobs",
  ])
    expect(withScheme(text), text).toBe("https://studio.example/jobs");
  for (const text of ["javascript:alert(1)", "studio", "see studio.example", "https://a b.example"])
    expect(isWebLink(withScheme(text)), text).toBe(false);
});
