import { expect, test } from "vitest";
import { licenseText } from "./license-text.ts";

const logo = {
  slug: "kodi",
  title: "Kodi",
  company: "Kodi Ltd",
  designer: null,
  year: 2024,
  country: "KE",
  source_url: "https://kodi.example/press",
  guidelines_url: null,
  image_url: "/files/logos/a.svg",
} as Parameters<typeof licenseText>[0];

test("the license of a logo is said in words, with what is known of it", () => {
  expect(licenseText({ ...logo, license: "CC-BY-4.0" }, "Wed 25 Nov 2026")).toBe(`Title: Kodi
Company: Kodi Ltd
Year: 2024
Country: Kenya
Source: https://kodi.example/press
License: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
Page: http://localhost:3000/logos/kodi
Taken from there: Wed 25 Nov 2026

A logo belongs to its owner. Don’t use it to suggest that its owner endorses you.
`);
});

test("a logo without a license is under the site's usage guidelines", () => {
  const text = licenseText({ ...logo, license: null }, "Wed 25 Nov 2026");
  expect(text).toContain("License: The usage guidelines of Ubunifu, http://localhost:3000/terms#logos\n");
  expect(text).toContain("Free for non-commercial use with credit");
});
