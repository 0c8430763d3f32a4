import { randomBytes } from "node:crypto";
import { encode } from "uqr";
import { siteName } from "#app/lib/site.ts";

export const newEnrolment = (email: string) => enrolmentOf(email, randomBytes(20));

/** What an authenticator app needs: the secret as text for people, and as the path of a QR code in a square of `size`. */
export function enrolmentOf(email: string, secret: Buffer) {
  const written = base32(secret);
  const account = `${encodeURIComponent(siteName)}:${encodeURIComponent(email)}`;
  const address = `otpauth://totp/${account}?secret=${written}&issuer=${encodeURIComponent(siteName)}`;
  const { data, size } = encode(address, { border: 4 });
  const path = data.flatMap((row, y) =>
    Array.from(
      row
        .map((dark) => (dark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return {
    secret: secret.toString("hex"),
    written: written.replace(/.{4}(?=.)/g, "$& "),
    address,
    qr: { size, path: path.join("") },
  };
}

function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{5}/g, (five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five, 2)] ?? "");
}
