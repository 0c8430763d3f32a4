import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What somebody's own Supabase project decides, and what it must give the site. */
const config = readFileSync(join(import.meta.dirname, "../../supabase/config.toml"), "utf8");

/** `auth.email.otp_length` and so on: all that a push writes. */
function declared(toml: string): string[] {
  let section = "";
  return toml.split("\n").flatMap((line) => {
    section = /^\[(.+)\]/.exec(line)?.[1] ?? section;
    const [, name] = /^(\w+) *=/.exec(line) ?? [];
    return name ? `${section}.${name}` : [];
  });
}

test("H1 pushing the settings leaves a project its address, redirects, confirmation, sign-ups, mail server and providers", () => {
  const settings = declared(config);
  expect(settings).toContain("auth.email.otp_length");
  const own =
    /^auth\.(?:site_url|additional_redirect_urls|enable_signup|minimum_password_length|password_requirements|email\.(?:enabled|enable_|smtp)|sms|external|captcha|hook)/;
  expect(settings.filter((name) => own.test(name))).toEqual([]);
  expect(config).not.toMatch(/localhost:3000|127\.0\.0\.1:3000/);
});
