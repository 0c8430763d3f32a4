/** `CC-BY-SA-4.0` -> `CC BY-SA 4.0`. */
export const licenseName = (license: string) => license.replace(/^CC-/, "CC ").replace(/-(?=\d)/, " ");

export const logoLicenseAddress = "/terms#logos";

export function licenseAddress(license: string | null): string {
  const [, terms] = /^CC-(.+)-4\.0$/.exec(license ?? "") ?? [];
  if (terms) return `https://creativecommons.org/licenses/${terms.toLowerCase()}/4.0/`;
  return texts[license ?? ""] ?? logoLicenseAddress;
}

const texts: Record<string, string> = {
  "CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
  "Public domain": "https://creativecommons.org/publicdomain/mark/1.0/",
  MIT: "https://spdx.org/licenses/MIT.html",
};
