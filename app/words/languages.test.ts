import { expect, test } from "vitest";
import { languageOfPath, localPath, pathWithoutLanguage } from "./languages.ts";

test.each([
  ["/", "en"],
  ["/logos", "en"],
  ["/fr", "fr"],
  ["/fr/logos", "fr"],
  ["/ar/events.ics", "ar"],
  ["/sw/submit.data", "sw"],
  ["/FR/logos", "en"],
  ["/french", "en"],
  ["/en/logos", "en"],
  ["/de/logos", "en"],
  ["/fr/favicon.ico", "en"],
  ["/fr/files/logos/a/b.svg", "en"],
])("%s is %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ["/", "/fr"],
  ["/?search=a", "/fr?search=a"],
  ["/logos?search=a.b", "/fr/logos?search=a.b"],
  ["/logos.atom?search=a", "/fr/logos.atom?search=a"],
  ["/logos/kente.svg", "/logos/kente.svg"],
  ["/files/logos/a/b", "/files/logos/a/b"],
  ["/dashboard", "/fr/dashboard"],
  ["/dashboard/profile#emails", "/fr/dashboard/profile#emails"],
  ["#main", "#main"],
  ["https://example.com/", "https://example.com/"],
  ["//example.com/", "//example.com/"],
  ["mailto:hello@ubunifu.example", "mailto:hello@ubunifu.example"],
])("%s is in French at %s", (path, french) => {
  expect(localPath("fr", path)).toBe(french);
  expect(localPath("en", path)).toBe(path);
});

test("a path without its language is the one it was made of", () => {
  for (const path of ["/", "/logos", "/events.ics"])
    expect(pathWithoutLanguage(localPath("pt", path))).toBe(path);
  expect(pathWithoutLanguage("/french")).toBe("/french");
});
