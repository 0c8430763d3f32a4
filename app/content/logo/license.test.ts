import { expect, it } from "vitest";
import { licenseAddress, licenseName } from "./license.ts";

it.each([
  ["CC-BY-4.0", "CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC-BY-NC-SA-4.0", "CC BY-NC-SA 4.0", "https://creativecommons.org/licenses/by-nc-sa/4.0/"],
  ["CC0-1.0", "CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["MIT", "MIT", "https://spdx.org/licenses/MIT.html"],
  ["Public domain", "Public domain", "https://creativecommons.org/publicdomain/mark/1.0/"],
  ["All rights reserved", "All rights reserved", "/terms#logos"],
])("the license %s is called %s, and its text stands at %s", (license, name, address) => {
  expect([licenseName(license), licenseAddress(license)]).toEqual([name, address]);
});

it("a logo without a license is under the rules of this site", () => {
  expect(licenseAddress(null)).toBe("/terms#logos");
});
