import type { Submission } from "@conform-to/react";
import { data, redirect } from "react-router";
import { redirectWithToast, type Toast } from "#app/lib/flash.server.ts";
import { tooMany, tooManyTries } from "#app/lib/rate-limit.server.ts";
import { logAccountAction } from "./audit-log.server.ts";
import type { OneTimeType } from "./one-time-code.ts";
import { allowReset } from "./password.server.ts";
import { inactiveAccount, type Member } from "./session.server.ts";
import type { Link, Verification } from "./verify-one-time-code.server.ts";

const welcome: Record<Exclude<OneTimeType, "recovery">, Toast> = {
  magiclink: { kind: "success", title: "You are signed in" },
  signup: { kind: "success", title: "Your email is confirmed" },
  email_change: { kind: "success", title: "Your email was changed" },
};

const messages = {
  inactive: inactiveAccount,
  unavailable: "That did not work right now. Please try again in a minute.",
  limited: tooManyTries,
};

/** The response to a link or, with its `submission`, a code. `wanted` is the page to go on to. */
export async function oneTimeCodeAnswer(
  proof: Link | { type: OneTimeType },
  verification: Verification,
  wanted: string,
  submission?: Submission<Record<string, unknown>>,
) {
  if (verification.ok) return goOn(proof.type, verification.member, wanted);
  const link = "token_hash" in proof ? proof : null;
  const init =
    verification.reason === "limited"
      ? tooMany(verification.retryAfter)
      : { status: { expired: submission ? 400 : 410, inactive: 403, unavailable: 503 }[verification.reason] };
  if (verification.reason === "expired") {
    const fieldErrors = { token: ["This code is wrong, used or too old. Nothing has changed."] };
    return data(
      { link, expired: !submission, message: null, result: submission?.reply({ fieldErrors }) ?? null },
      init,
    );
  }
  const message = messages[verification.reason];
  const result = submission?.reply({ formErrors: [message] }) ?? null;
  return data({ link, expired: false, message, result }, init);
}

async function goOn(type: OneTimeType, member: Member | null, wanted: string) {
  if (!member)
    return redirectWithToast("/login", {
      kind: "info",
      title: "One more step",
      text: "Open the link that we sent to your other address as well.",
    });
  if (type === "recovery")
    return redirect("/reset-password", {
      status: 303,
      headers: { "Set-Cookie": await allowReset(member.id, wanted) },
    });
  if (type === "email_change") await logAccountAction(member, "email changed");
  return redirectWithToast(type === "email_change" ? "/dashboard/profile" : wanted, welcome[type]);
}
