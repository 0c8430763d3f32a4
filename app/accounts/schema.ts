import { z } from "zod";
import { requiredLine } from "#app/lib/text-fields.ts";
import { emailAddress } from "#app/lib/written-addresses.ts";
import type { Translator } from "#app/words/translator.ts";

/** In whose language a form says what is wrong with it. */
type Words = Translator<"account">;

const required = (message: string) => z.string({ error: message });

/** `missing` is the message where there is none. */
export const email = (t: Words, missing: string) =>
  emailAddress(t("errors.email"), { missing, long: t("errors.longEmail") }).toLowerCase();

/** bcrypt ignores what follows the 72nd byte. */
export const newPassword = (t: Words, missing: string) =>
  required(missing)
    .min(6, t("errors.short"))
    .refine((password) => new TextEncoder().encode(password).length <= 72, t("errors.long"))
    .refine((password) => !isCommonPassword(password), t("errors.common"));

export function signInSchema(t: Words) {
  const missing = t("errors.credentials");
  return z.object({ email: email(t, missing), password: required(missing).max(1000, missing) });
}

export function signUpSchema(t: Words) {
  const missing = t("errors.fields");
  return z
    .object({
      name: requiredLine(missing, 80),
      email: email(t, missing),
      password: newPassword(t, missing),
      confirmPassword: required(missing),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      message: t("errors.differ"),
    });
}

/** From published leak statistics, six characters and up. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 000000 111111 112233 121212 123123
   123321 654321 666666 696969 777777 888888 999999 101010 222222 555555 159753 131313 147258 789456
   qwerty qwerty1 qwerty123 qwertyuiop qazwsx 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t zxcvbn zxcvbnm asdfgh asdfghjkl
   password password1 password12 password123 passw0rd p@ssword p@ssw0rd letmein welcome welcome1 admin1 admin123
   administrator changeme secret secret123 default guest123 test123 testing user123 login123 master monkey dragon
   sunshine princess football baseball superman batman iloveyou iloveyou1 lovely loveme jesus1 jesus123 blessed
   blessing michael jordan23 charlie shadow freedom whatever trustno1 starwars computer internet samsung google
   pokemon naruto liverpool chelsea arsenal manchester barcelona nigeria kenya1 ghana1 africa abc123 abcd1234
   abcdef aaaaaa a123456 a1b2c3 q1w2e3r4 asd123 zaq12wsx hello123 mynoob flower cookie summer winter`
    .split(/\s+/)
    .filter(Boolean),
);

function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
